import { errorCode } from '@qianwei/api/contract/envelope';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DraftSaved, type DraftToShow } from './DraftSaved.tsx';

const show = async (part: Partial<DraftToShow>, { isOnline = true } = {}) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const draft: DraftToShow = {
    stage: 'open',
    saveState: { state: 'kept', at: 0 },
    isDeviceFailing: false,
    problem: null,
    conflicts: [],
    retry: () => {},
    ...part,
  };
  const screen = await render(<DraftSaved draft={draft} />);
  return screen.container.textContent;
};

const failure = (kind: 'http' | 'business', code?: number) => ({
  ...{ kind, message: '', errorCode: code, data: undefined },
});

it('says 联网后补传 without a network alone', async () => {
  expect(await show({}, { isOnline: false })).toContain('已存本机，联网后补传');
  const words = await show({ problem: failure('http') });
  expect(words).toContain('已存本机，还没有存到服务器，会自动再传');
  expect(words).not.toContain('联网');
});

it('says what the student has to do where the server waits for that', async () => {
  expect(await show({ problem: failure('business', errorCode.badParameter) })).toContain(
    '已存本机，服务器没有接受，改好后再传',
  );
  expect(await show({ conflicts: [{}] })).toContain('已存本机，选好用哪一份后补传');
  expect(await show({ stage: 'lockedOut' })).toContain('已存本机，验证身份后补传');
});
