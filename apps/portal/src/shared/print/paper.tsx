import { type Late, late, useLate } from '@qianwei/ui/late';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const pageOnPaper = late<object>(() => import('./PageOnPaper.tsx'), { prefetch: 'idle' });

/** The frame on paper of a page that is printed as it is: every frame of the app has it above the page. */
export function PaperFrame() {
  const { Component } = useLate(pageOnPaper);
  return Component && <Component />;
}

/** A page that is another on paper. */
export interface Paper {
  /** The document while it is printed, else nothing; the page renders it anywhere. */
  document: ReactNode;
  /** Opens the print dialog. */
  print: () => void;
}

/**
 * Prints `document`, a component around `PrintFrame`, in place of the page, by the page's button and by the browser's
 * own command alike; with `byButtonOnly` that command prints the page. Declared with `prefetch: 'idle'`, since the browser does not
 * wait for its code.
 */
export function usePaper<Props extends object>(
  document: Late<Props>,
  props: Props,
  { byButtonOnly = false }: { readonly byButtonOnly?: boolean } = {},
): Paper {
  const { Component, open } = useLate(document);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => {
      if (!byButtonOnly) flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [byButtonOnly]);
  return {
    document: isPrinting && Component && <Component {...props} />,
    print: () =>
      open(() => {
        // The fonts of the document begin to load when it is there.
        setPrinting(true);
        void globalThis.document.fonts.ready.then(() => window.print());
      }),
  };
}
