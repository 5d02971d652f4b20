import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

const layoutOptions = { estimatedRowSize: 44, estimatedHeadingSize: 32, padding: 4 };

/** Keeps only the visible rows in the document. Loaded on demand: few lists are long. */
export default function VirtualList({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
