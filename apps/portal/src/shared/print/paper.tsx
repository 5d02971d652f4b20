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

/** A document that the browser's own command prints in place of the page. */
interface Candidate {
  readonly isOverPage: boolean;
}

/** Those of the page in sight, the one that was mounted last at the end. */
const candidates: Candidate[] = [];
/** A button prints its document now: no other one joins it on the paper. */
let isAsked = false;

/** The one that the browser's command prints: what lies over the page comes before the page's own. */
const printed = () => candidates.findLast(({ isOverPage }) => isOverPage) ?? candidates.at(-1);

/** The dialog opens without a picture that has not come by then, ms. */
const picturesWithinMs = 3000;

/** Waits for the pictures of the document: the dialog shows the paper as it is when it opens. */
const picturesShown = () =>
  Promise.race([
    Promise.allSettled(
      [...globalThis.document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((picture) => picture.decode()),
    ),
    new Promise((resolve) => {
      setTimeout(resolve, picturesWithinMs);
    }),
  ]);

/** By which commands a document is printed. */
export interface PaperOptions {
  /** The browser's own command prints the page instead. Default false. */
  readonly byButtonOnly?: boolean;
  /** It belongs to what lies over the page, such as a drawer: it is printed alone, also where the page has a document. */
  readonly isOverPage?: boolean;
}

/**
 * Prints `document`, a component around `PrintFrame`, in place of the page, by the page's button and by the browser's
 * own command alike; never two of them at once. Declared with `prefetch: 'idle'`, since the browser does not wait for its code.
 */
export function usePaper<Props extends object>(
  document: Late<Props>,
  props: Props,
  { byButtonOnly = false, isOverPage = false }: PaperOptions = {},
): Paper {
  const { Component, open } = useLate(document);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const candidate = { isOverPage };
    if (!byButtonOnly) candidates.push(candidate);
    const begin = () => {
      if (!isAsked && printed() === candidate) flushSync(() => setPrinting(true));
    };
    const end = () => {
      isAsked = false;
      setPrinting(false);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      isAsked = false;
      const index = candidates.indexOf(candidate);
      if (index !== -1) candidates.splice(index, 1);
    };
  }, [byButtonOnly, isOverPage]);
  return {
    document: isPrinting && Component && <Component {...props} />,
    print: () =>
      open(() => {
        // The fonts of the document begin to load when it is there.
        isAsked = true;
        setPrinting(true);
        void globalThis.document.fonts.ready.then(picturesShown).then(() => window.print());
      }),
  };
}
