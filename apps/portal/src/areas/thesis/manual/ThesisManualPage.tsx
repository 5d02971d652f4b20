import { ManualPage } from './ManualPage.tsx';

/** 论文操作手册. */
export default function ThesisManualPage() {
  return (
    <ManualPage type="THESIS" title="论文操作手册" above={{ href: '/thesis/index', name: '论文管理' }} />
  );
}
