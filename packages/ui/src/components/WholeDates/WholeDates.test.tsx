import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { WholeDates } from './WholeDates.tsx';

function Own({ text }: { text: string }) {
  return <i>{text}</i>;
}

/** The pieces that no line ends inside. */
const wholeIn = (element: Element) => [...element.querySelectorAll('span')].map((span) => span.textContent);

it('keeps dates, times and counts whole, also where a count and its unit are written apart', async () => {
  const { container } = await render(
    <WholeDates>
      本批 2026年12月5日（周六）<b>{24}:00 截止</b>，还可以交 {2} 次，早 {6} 个月
    </WholeDates>,
  );
  expect(container).toHaveTextContent('本批 2026年12月5日（周六）24:00 截止，还可以交 2 次，早 6 个月');
  expect(wholeIn(container)).toEqual(['2026年12月5日（周六）', '24:00', '2 次', '6 个月']);
});

it('keeps a figure in groups of three whole, with its unit', async () => {
  const { container } = await render(<WholeDates>规模为 1 000、10 000 的数组，排序 1 000 000 次</WholeDates>);
  expect(wholeIn(container)).toEqual(['1 000', '10 000', '1 000 000 次']);
});

it('keeps a span of times or of figures whole', async () => {
  const { container } = await render(<WholeDates>工作日8:30—11:30、14:00–17:30，陈述5—10分钟</WholeDates>);
  expect(wholeIn(container)).toEqual(['8:30—11:30', '14:00–17:30', '5—10分钟']);
});

it('leaves a text without dates, and other components, as they are', () => {
  expect(renderToString(<WholeDates>已经交卷</WholeDates>)).toBe('已经交卷');
  expect(
    renderToString(
      <WholeDates>
        <Own text="2 次" />
      </WholeDates>,
    ),
  ).toBe('<i>2 次</i>');
});

it('keeps the elements of a text, with what the student does in them', async () => {
  const text = (day: number) => (
    <WholeDates>
      {day} 天后截止，
      <input aria-label="备注" />
    </WholeDates>
  );
  const screen = await render(text(3));
  await screen.getByRole('textbox', { name: '备注' }).fill('明天再看');
  await screen.rerender(text(2));
  expect(wholeIn(screen.container)).toEqual(['2 天']);
  await expect.element(screen.getByRole('textbox', { name: '备注' })).toHaveValue('明天再看');
});
