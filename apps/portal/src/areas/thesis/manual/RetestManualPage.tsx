import { ManualPage } from './ManualPage.tsx';

/** 论文复检操作手册. */
export default function RetestManualPage() {
  return (
    <ManualPage
      type="RETEST"
      title="论文复检操作手册"
      above={{ href: '/thesisRetest/directory', name: '论文复检' }}
    />
  );
}
