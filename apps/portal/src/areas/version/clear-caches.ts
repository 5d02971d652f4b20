/**
 * Drops what the browser keeps to be faster: its caches and this tab's session storage. Login, display choices and
 * unsaved work live elsewhere and stay.
 */
export async function clearCaches(): Promise<void> {
  try {
    sessionStorage.clear();
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Storage is forbidden or the page is not served over https: a plain reload is all that can be done.
  }
}
