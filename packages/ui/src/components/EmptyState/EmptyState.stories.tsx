import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: EmptyState,
  args: {
    drawing: 'calendar',
    title: '暂无考试计划',
    why: '本考期课表将于 11月30日公布。',
    action: <a href="#previous">查看上一考期</a>,
  },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};

export const Playground: Story = { args: { drawing: 'inbox' } };

export const NoCourses: Story = {
  args: {
    drawing: 'shelf',
    title: '你还没有开通课程',
    why: '课程由助学单位开通，一般 2 个工作日内到账。',
    action: <a href="#contact">联系助学单位</a>,
  },
};

export const NoGrades: Story = {
  args: {
    drawing: 'paper',
    title: '还没有成绩',
    why: '10月考期成绩将于 11月25日 10:00 公布。',
    action: undefined,
  },
};

export const NothingFound: Story = {
  args: {
    drawing: 'search',
    title: '未查询到匹配信息',
    why: '请核对姓名与证件号后重试。',
    action: <a href="#again">清空并重新查询</a>,
  },
};

export const NotFound: Story = {
  args: {
    drawing: 'notFound',
    title: '页面不存在或你无权访问',
    why: '地址可能写错了，或者页面已经移走。',
    action: <a href="#home">返回首页</a>,
  },
};

export const Offline: Story = {
  args: { drawing: 'offline', title: '网络已断开', why: '内容已存本机，联网后自动补传。', action: undefined },
};

export const RareCharacters: Story = {
  args: { title: '𠮷䶮 🎓', why: 'مراجعة', action: undefined },
};

export const LongText: Story = { args: { title: unbroken, why: unbroken } };
