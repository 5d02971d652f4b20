import { expect, it } from 'vitest';
import { fillWords, rememberFill, replacedBy, takeFill } from './basket-fill.ts';

const draft = (...codes: string[]) => ({ codes, areaCode: '' });
const filled = draft('13003', '02324');

it('a basket that is filled says which of its courses were taken out', () => {
  const replaced = replacedBy(filled, draft('13003', '13180'));
  expect(fillWords(filled, replaced)).toBe(
    '报考篮已换成倒推排的 2 门，原来的 13180 移出了。核对后提交报考。',
  );
  expect(fillWords(filled, replacedBy(filled, draft('13003')))).toBe(
    '报考篮已换成倒推排的 2 门，核对后提交报考。',
  );
});

it('is said once, for the student, the period and the basket that were filled', () => {
  rememberFill({ student: 'zhou', periodId: '1', filled, before: null });
  expect(takeFill('he', '1', filled)).toBeNull();
  expect(takeFill('zhou', '2', filled)).toBeNull();
  expect(takeFill('zhou', '1', draft('13003'))).toBeNull();
  expect(takeFill('zhou', '1', filled)).toMatchObject({ before: null });
  expect(takeFill('zhou', '1', filled)).toBeNull();
});
