import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { PrintSheet, usePrint } from './PrintSheet.tsx';

const courses = [
  ['15043', '中国近现代史纲要', '2', '2026-04', '78'],
  ['15044', '马克思主义基本原理', '4', '2026-04', '71'],
  ['00058', '市场营销学', '5', '2025-10', '66'],
  ['00150', '金融理论与实务', '6', '2025-10', '60'],
] as const;

/** A table of `count` courses. */
function Grades({ count }: { count: number }) {
  return (
    <table>
      <thead>
        <tr>
          {['课程代码', '课程名称', '学分', '考期', '成绩'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a story never move
          <tr key={index}>
            {courses[index % courses.length]?.map((cell) => (
              <td key={cell} style={{ whiteSpace: /\d/.test(cell) ? 'nowrap' : undefined }}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const student = (
  <DescriptionList>
    <Description label="姓名">周子墨</Description>
    <Description label="准考证号">080119100234</Description>
    <Description label="专业">会计学（专升本）120203K</Description>
    <Description label="主考院校">江澜大学</Description>
  </DescriptionList>
);

export default {
  component: PrintSheet,
  args: {
    title: '课程合格成绩单',
    head: '江澜省高等教育自学考试',
    foot: '2026-11-21 20:14 打印，以考籍系统为准',
    children: (
      <>
        {student}
        <Grades count={4} />
      </>
    ),
  },
  parameters: { ground: 'canvas' },
} satisfies Meta<typeof PrintSheet>;

type Story = StoryObj<typeof PrintSheet>;

export const Default: Story = {};

export const Playground: Story = {
  args: { issuer: '江澜大学高等教育自学考试', headingLevel: 2, texts: { page: ['', ' / ', ''] } },
};

/** The button prints the sheet alone. */
export const WithButton: Story = {
  render: function Page(args) {
    const { sheetRef, print } = usePrint();
    return (
      <>
        <h1 style={{ fontSize: '1.5rem' }}>成绩查询</h1>
        <p style={{ margin: '8px 0 24px' }}>
          <Button icon="print" onPress={print}>
            打印
          </Button>
        </p>
        <PrintSheet {...args} ref={sheetRef} headingLevel={2} />
      </>
    );
  },
};

/** Three pages, each with the head of the table. */
export const ManyPages: Story = {
  args: {
    children: (
      <>
        {student}
        <Grades count={90} />
      </>
    ),
  },
};

/** Nothing on the screen: the sheet is only on paper. */
export const NoPreview: Story = { args: { preview: false } };

export const LongText: Story = {
  args: {
    title: '江澜省高等教育自学考试毕业生登记表（含附件）𠮷䶮 🎓',
    head: 'W'.repeat(80),
    foot: `"引号" \\ 反斜线 ${'N'.repeat(60)}`,
    children: <p>{'W'.repeat(160)}</p>,
  },
};
