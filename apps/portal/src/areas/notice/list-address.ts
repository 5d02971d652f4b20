let search = '';

/** Remembers how the list of notices was filtered last, for the way back from a notice. */
export function rememberList(query: string): void {
  search = query;
}

/** The list as it was left; for a notice that was opened by its address, all notices. */
export function listAddress(): string {
  return search === '' ? '/notice' : `/notice?${search}`;
}
