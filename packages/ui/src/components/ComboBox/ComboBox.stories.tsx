import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const courses = [
  { id: '13003', name: '数据结构与算法', codes: ['13003', '02331'], description: '4 学分，必考' },
  { id: '04735', name: '数据库系统原理', codes: ['04735'], description: '4 学分，必考' },
  { id: '13180', name: '操作系统', codes: ['13180', '02326'], description: '4 学分，必考' },
  { id: '02324', name: '离散数学', codes: ['02324'], description: '4 学分，选考' },
  {
    id: '13000',
    name: '英语（专升本）',
    codes: ['13000', '00015'],
    description: '7 学分，公共',
    reason: '已免考',
  },
];

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /展开选项/ }));
  await screen.findByRole('listbox');
};

export default {
  component: ComboBox,
  args: { label: '课程', name: 'course', placeholder: '课程名称或代码', options: courses },
} satisfies Meta<typeof ComboBox>;

type Story = StoryObj<typeof ComboBox>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: '13003', hint: '也可以输入旧代码，如 02331' } };

export const Open: Story = { args: { defaultValue: '04735' }, play: open };

/** Found by its old code. */
export const FoundByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '02326');
    await screen.findByRole('option');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '量子力学');
    await screen.findByText(/没有找到/);
  },
};

export const NothingToChoose: Story = { args: { options: [] }, play: open };

export const Sections: Story = {
  args: {
    options: [
      { id: 'must', name: '必考课程', options: courses.slice(0, 3) },
      { id: 'may', name: '选考课程', options: courses.slice(3) },
    ],
  },
  play: open,
};

export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: () => undefined },
  play: open,
};

export const LoadError: Story = {
  args: { options: [], loadError: '课程没有加载出来，请检查网络', onRetry: () => undefined },
};

export const LoadErrorOpen: Story = { ...LoadError, play: open };

export const CustomValue: Story = {
  args: {
    label: '工作单位',
    name: 'employer',
    allowsCustomValue: true,
    defaultInputValue: '江澜市图书馆',
    placeholder: undefined,
  },
};

/** Only the visible rows are in the document. */
export const Long: Story = {
  // Under test React Aria lays out every row unless this says otherwise.
  beforeEach: () => {
    globalThis.process ??= { env: { VIRT_ON: 'yes' } } as unknown as NodeJS.Process;
  },
  args: {
    options: Array.from({ length: 3000 }, (_, index) => ({
      id: String(10000 + index),
      name: `自学考试课程第 ${index + 1} 门`,
      codes: [String(10000 + index)],
    })),
  },
  play: async (context) => {
    await open?.(context);
    await context.canvas.findByRole('combobox', { expanded: true });
    await screen.findAllByRole('option');
  },
};

export const Wrong: Story = { args: { error: '请选择一门课程' } };

export const ReadOnly: Story = { args: { value: '13003', isReadOnly: true, hint: '由报考记录带出' } };

export const Disabled: Story = { args: { disabledReason: '先选择专业，再选课程' } };

export const BadInput: Story = {
  args: {
    label: '课程（按 2023 年版考试计划，含已停考但仍可补考的课程）',
    options: [
      {
        id: '1',
        name: '毛泽东思想和中国特色社会主义理论体系概论与习近平新时代中国特色社会主义思想概论（合卷）',
        codes: ['15040', '12656'],
        description: 'unbroken'.repeat(10),
      },
      { id: '2', name: 'x'.repeat(80), codes: ['9'.repeat(40)] },
      { id: '3', name: '𠮷䶮 👩‍🎓 شهادة', codes: [''] },
    ],
  },
  play: open,
};
