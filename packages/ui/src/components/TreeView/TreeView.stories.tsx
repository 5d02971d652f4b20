import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TreeNode } from './node.ts';
import { TreeView } from './TreeView.tsx';

const done = { shape: 'check', tone: 'success', word: '已学完' } as const;
const now = { shape: 'half', tone: 'brand', word: '学到 12:35' } as const;
const rest = { shape: 'open', tone: 'muted', word: '未开始' } as const;
const locked = { shape: 'dotted', tone: 'muted', word: '未开放' } as const;

const nodes: TreeNode[] = [
  {
    id: '1',
    title: '第一章　绪论',
    state: done,
    children: [
      { id: '1.1', title: '1.1 数据库系统概述', note: '18:20', state: done },
      { id: '1.2', title: '1.2 数据模型', note: '22:41', state: done },
    ],
  },
  {
    id: '4',
    title: '第四章　SQL 与关系数据库基本操作',
    state: { shape: 'half', tone: 'brand', word: '3/5' },
    children: [
      { id: '4.1', title: '4.1 数据定义', note: '16:02', state: done },
      { id: '4.2', title: '4.2 数据查询', note: '24:10', state: now },
      { id: '4.3', title: '4.3 数据更新', note: '12:48', state: rest },
      {
        id: '4.t',
        title: '章节测验',
        children: [
          { id: '4.t.1', title: '第一次', note: '82 分', state: done },
          { id: '4.t.2', title: '第二次', state: rest },
        ],
      },
    ],
  },
  { id: '5', title: '第五章　数据库编程', state: locked, unavailable: true },
  { id: '6', title: '第六章　数据库安全与保护', children: 'lazy', state: rest },
];

export default {
  component: TreeView,
  args: {
    label: '数据库系统原理 章节',
    nodes,
    defaultExpanded: ['1', '4'],
    defaultSelected: ['4.2'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TreeView>;

type Story = StoryObj<typeof TreeView>;

export const Default: Story = {};

export const Playground: Story = { args: { selection: 'single' } };

export const Multiple: Story = { args: { selection: 'multiple', defaultSelected: ['1.1', '4.2'] } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

/** The children of one chapter are loading, those of another failed to load. */
export const Lazy: Story = {
  args: {
    nodes: [
      { id: '1', title: '第一章　绪论', children: 'loading' },
      { id: '2', title: '第二章　关系数据库', children: 'failed' },
      { id: '3', title: '第三章　数据库设计', children: 'lazy' },
    ],
    defaultExpanded: ['1', '2'],
    defaultSelected: [],
  },
};

export const Links: Story = {
  args: {
    selection: 'none',
    defaultSelected: undefined,
    nodes: nodes.map((node) => ({ ...node, href: `#${node.id}` })),
  },
};

export const Deep: Story = {
  args: {
    nodes: [
      {
        id: 'a',
        title: '习近平新时代中国特色社会主义思想概论（含实践）第一部分',
        children: [
          {
            id: 'b',
            title: 'W'.repeat(80),
            note: '-1:00',
            children: [
              {
                id: 'c',
                title: '𠮷野䶮 😀',
                children: [{ id: 'd', title: 'مرحبا 02324 离散数学', note: '9999:59:59', state: now }],
              },
            ],
          },
        ],
      },
    ],
    defaultExpanded: ['a', 'b', 'c'],
    defaultSelected: ['d'],
  },
};

export const Empty: Story = { args: { nodes: [] } };
