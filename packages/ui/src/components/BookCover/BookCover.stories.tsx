import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { BookCover, type BookCoverProps } from './BookCover.tsx';

export default { component: BookCover, args: { title: '数据库系统原理' } } satisfies Meta<typeof BookCover>;

type Story = StoryObj<typeof BookCover>;

const shelf = (books: readonly BookCoverProps[]) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: token.space.x5 }}>
    {books.map((book) => (
      <BookCover key={`${book.title}${book.width}${book.progress}`} {...book} />
    ))}
  </div>
);

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'elective', width: 148, progress: 0.62, label: '数据库系统原理' },
};

/** As drawn. */
export const Tones: Story = {
  render: () =>
    shelf([
      { title: '数据库系统原理' },
      { title: '离散数学' },
      { title: '习近平新时代中国特色社会主义思想概论', tone: 'public' },
      { title: '计算机网络安全', tone: 'elective' },
      { title: '计算机系统原理', tone: 'closed' },
    ]),
};

export const Sizes: Story = {
  render: () =>
    shelf([
      { title: '数据库系统原理', width: 40 },
      { title: '数据库系统原理', width: 84 },
      { title: '数据库系统原理', width: 148 },
      { title: '习近平新时代中国特色社会主义思想概论', width: 148, tone: 'public' },
    ]),
};

export const Progress: Story = {
  render: () =>
    shelf([
      { title: '软件工程', progress: 0 },
      { title: '操作系统', progress: 0.31, tone: 'public' },
      { title: '数据结构与算法', progress: 0.62, tone: 'elective' },
      { title: '离散数学', progress: 7, tone: 'closed' },
    ]),
};

export const Titles: Story = {
  render: () =>
    shelf([
      { title: '高等数学（工本）', tone: 'public' },
      { title: 'Java语言程序设计（一）' },
      { title: '𠮷田䶮著作选读', tone: 'elective' },
      { title: 'Introduction to Computing' },
      { title: '书📚与🖋' },
      { title: 'مقدمة في الحوسبة', tone: 'elective' },
      { title: '' },
    ]),
};

export const Overlong: Story = {
  render: () =>
    shelf([
      { title: '高等教育自学考试计算机科学与技术专业本科毕业设计与论文写作指导', width: 148 },
      { title: '数'.repeat(80), width: 148 },
      { title: 'W'.repeat(80), width: 148 },
    ]),
};
