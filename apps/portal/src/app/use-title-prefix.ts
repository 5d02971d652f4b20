import { useEffect } from 'react';

/** Puts words before the document's title while the tab is hidden. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const remove = () => {
      document.title = document.title.replace(prefix, '');
    };
    const update = () => {
      remove();
      if (document.hidden) document.title = prefix + document.title;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      remove();
    };
  }, [prefix]);
}
