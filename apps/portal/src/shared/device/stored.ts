/** Reads a key of local storage; null when there is nothing or the browser forbids it. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key of local storage, or removes it for null; does nothing when the browser forbids it. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value lasts for this visit only.
  }
}

/** Reads a key of session storage; null when there is nothing or the browser forbids it. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key of session storage, or removes it for null; does nothing when the browser forbids it. */
export function writeTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The value lasts until the page is left.
  }
}
