import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';

/** What waits for the server: skeletons for the eye, 正在加载 for the ear. */
export function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className={visuallyHidden}>正在加载{what}</span>
      {children}
    </div>
  );
}
