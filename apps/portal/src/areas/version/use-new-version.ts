import { useEffect, useState } from 'react';

/** The address of the bundle's entry in a page's HTML; null when it has none. */
function entryOf(html: string): string | null {
  return /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** True when the site serves another bundle than the one that runs here. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const running = entryOf(document.documentElement.outerHTML);
    fetch('/', { cache: 'no-store', signal: controller.signal, headers: { accept: 'text/html' } })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((html) => {
        const offered = entryOf(html);
        setNew(running !== null && offered !== null && offered !== running);
      })
      // Offline or cancelled: nothing is known about another version.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return isNew;
}
