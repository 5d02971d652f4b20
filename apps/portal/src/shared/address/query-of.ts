/** The query of an address with its question mark; values that are empty or undefined are left out, all of them leave nothing. */
export const queryOf = (values: Record<string, string | undefined>) => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
