import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CommandPalette } from './CommandPalette.tsx';
import type { Command, CommandGroup } from './command.ts';

const nothing = () => {};
const functions: Command[] = [
  { id: 'plan', label: '教务管理 · 考试计划', icon: 'calendar', href: '#plan' },
  { id: 'apply', label: '教务管理 · 报考记录', icon: 'sheet', href: '#apply' },
  { id: 'grade', label: '教务管理 · 成绩查询', icon: 'exam', href: '#grade' },
];
const notices: Command[] = [
  { id: 'n1', label: '2027年1月考期报考须知', note: '11-18', icon: 'notice', href: '#n1' },
  { id: 'n2', label: '关于实践考核报考时间的通知', note: '11-12', icon: 'notice', href: '#n2' },
];
const courses: Command[] = [
  { id: 'c1', label: '02324 离散数学', note: '可报考', icon: 'course', href: '#c1' },
];
const found: CommandGroup[] = [
  { id: 'functions', label: '功能', items: functions.slice(1, 2) },
  { id: 'notices', label: '公告', items: notices },
  { id: 'courses', label: '课程', items: courses },
];

export default {
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: nothing, query: '报考', onQueryChange: nothing, groups: found },
  parameters: { ground: 'canvas' },
} satisfies Meta<typeof CommandPalette>;

type Story = StoryObj<typeof CommandPalette>;

export const Default: Story = {};

/** Can be typed into: it searches the text. */
export const Playground: Story = {
  render: function Playground(args) {
    const [query, setQuery] = useState('');
    const groups = [
      { id: 'functions', label: '功能', items: functions },
      { id: 'notices', label: '公告', items: notices, empty: '没有找到相关公告，换个关键词试试。' },
      { id: 'courses', label: '课程', items: courses },
    ].map((group) => ({ ...group, items: group.items.filter(({ label }) => label.includes(query)) }));
    return <CommandPalette {...args} query={query} onQueryChange={setQuery} groups={groups} />;
  },
};

export const Recent: Story = {
  args: {
    query: '',
    recent: [{ id: 'ticket', label: '准考证', icon: 'print', href: '#ticket' }],
    groups: [{ id: 'functions', label: '功能', items: functions }],
  },
};

export const Moved: Story = {
  play: async ({ userEvent }) => userEvent.keyboard('{ArrowDown}{ArrowDown}'),
};

export const Loading: Story = {
  args: {
    groups: [
      { id: 'functions', label: '功能', items: functions.slice(1, 2) },
      { id: 'notices', label: '公告', items: [], state: 'loading' },
    ],
  },
};

export const Failed: Story = {
  args: {
    groups: [
      { id: 'functions', label: '功能', items: functions.slice(1, 2) },
      {
        id: 'notices',
        label: '公告',
        items: [],
        state: 'error',
        error: '公告搜索失败：网络连接异常。功能仍可打开。',
        onRetry: nothing,
      },
    ],
  },
};

export const EmptyGroup: Story = {
  args: {
    query: '量子',
    groups: [
      { id: 'functions', label: '功能', items: [] },
      { id: 'notices', label: '公告', items: [], empty: '没有找到相关公告，换个关键词试试。' },
    ],
  },
};

export const NothingFound: Story = {
  args: { query: '𠮷䶮😀', groups: [{ id: 'functions', label: '功能', items: [] }] },
};

export const Many: Story = {
  args: {
    query: '章',
    groups: [
      {
        id: 'courses',
        label: '课程',
        items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `第 ${index + 1} 章` })),
      },
    ],
  },
};

export const Overlong: Story = {
  args: {
    query: 'W'.repeat(80),
    groups: [
      {
        id: 'notices',
        label: '公告',
        items: [
          { id: '1', label: 'W'.repeat(160), note: 'W'.repeat(80) },
          {
            id: '2',
            label: '习近平新时代中国特色社会主义思想概论（含实践）2027年1月考期补充说明',
            note: '考务',
          },
          { id: '3', label: 'مرحبا 02324 离散数学' },
        ],
      },
    ],
  },
};
