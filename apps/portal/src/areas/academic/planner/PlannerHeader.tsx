import { PageHeader } from '@qianwei/ui/PageHeader';
import type { ReactNode } from 'react';

/** The head of 毕业倒推. */
export function PlannerHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="毕业倒推"
      lede="挪一门课，先看到毕业早了还是晚了。这里只是试排，不改动报考。"
      actions={actions}
    />
  );
}
