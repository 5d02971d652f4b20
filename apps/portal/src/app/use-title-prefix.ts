import { useEffect } from 'react';

/** Puts words before the document's title while the tab is not seen. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const takeBack = () => {
      document.title = document.title.replace(prefix, '');
    };
    const put = () => {
      takeBack();
      if (document.hidden) document.title = prefix + document.title;
    };
    put();
    document.addEventListener('visibilitychange', put);
    return () => {
      document.removeEventListener('visibilitychange', put);
      takeBack();
    };
  }, [prefix]);
}
