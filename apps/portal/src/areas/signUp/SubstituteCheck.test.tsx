import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { exams } from '../../institution/exams.ts';
import SubstituteCheck from './SubstituteCheck.tsx';

it.each([
  [true, '不用再报名，也不用交费。'],
  [false, '不用再报名。'],
])('/englishSignUp speaks of a fee only when the batch takes one: %s', async (hasFee, words) => {
  const screen = await render(<SubstituteCheck basis={null} hasFee={hasFee} />);
  await expect.element(screen.getByText(/^下面有一项/)).toHaveTextContent(words);
});

it('/englishSignUp every result counts only from the registration of the 考籍 on, as the notice says', () => {
  for (const { condition, proof } of exams.substitutes) {
    expect(condition).toContain('考籍注册后取得');
    expect(condition + proof).not.toContain('六级');
  }
});
