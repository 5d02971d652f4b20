import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApplicationHistory } from './ApplicationHistory.tsx';

it('names what is to be mended by its title, with the reason, after what staff wrote', async () => {
  const step = { time: '2026-11-20 21:12:00', by: '考办', opinion: '', items: [] } as const;
  const items = [
    { item: 'PHOTO', reason: '尺寸不对' },
    { item: 'PROOF', reason: '缺章' },
  ];
  const screen = await render(
    <ApplicationHistory
      items={{ PHOTO: '照片', PROOF: '证明' }}
      timeline={{
        state: 'RETURNED',
        receiptNo: 'BM20261120-000001',
        files: [],
        events: [
          { ...step, step: 'SUBMIT', by: '本人', items: [] },
          { ...step, step: 'RETURN', time: '2026-11-21 09:00:00', opinion: '请补充', items },
        ],
      }}
    />,
  );
  await expect.element(screen.getByText('退回：请补充；照片：尺寸不对；证明：缺章')).toBeVisible();
  await expect.element(screen.getByText('提交', { exact: true })).toBeVisible();
});
