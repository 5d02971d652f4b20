import { PageHeader } from '@qianwei/ui/PageHeader';
import type { ReactNode } from 'react';

/** A page that has nothing of its own to show, such as one whose record is not found: still with its `h1`. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  );
}
