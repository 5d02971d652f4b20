import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';

/** Content that loads: skeletons to see, 正在加载 for screen readers. */
export function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className={visuallyHidden}>正在加载{what}</span>
      {children}
    </div>
  );
}
