import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PaperTable } from './PaperTable.tsx';

it('prints the words of each column under its head; only those that may wrap do', async () => {
  const screen = await render(
    <PaperTable
      columns={[
        { header: '课程代码', text: ({ code }) => code },
        { header: '课程名称', text: ({ name }) => name, wraps: true },
      ]}
      rows={[{ code: '02325', name: '计算机系统结构' }]}
      rowKey={({ code }) => code}
    />,
  );
  const cells = [...screen.container.querySelectorAll('th, td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '课程代码',
    '课程名称',
    '02325',
    '计算机系统结构',
  ]);
  const spaces = cells.slice(2).map((cell) => getComputedStyle(cell).whiteSpace);
  expect(spaces).toEqual(['nowrap', 'normal']);
});
