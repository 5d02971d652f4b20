import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/Banner/Banner.tsx';
import { ConditionList } from '../components/ConditionList/ConditionList.tsx';
import type { Condition } from '../components/ConditionList/condition.ts';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Receipt } from '../components/Receipt/Receipt.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import * as styles from './Sheet.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-words', title: '基础/用语' } satisfies Meta;

const conditions: Condition[] = [
  {
    id: 'written',
    name: '13003 笔试合格',
    state: 'unmet',
    value: '2026年10月 59.5 分，未合格。',
    ways: [{ text: '报名 2027年4月考试，2月22日开始', href: '#enrol' }],
  },
  {
    id: 'portrait',
    name: '完成人像采集',
    state: 'unmet',
    value: '还没有采集。',
    ways: [{ text: '去采集，12月10日截止', href: '#portrait' }],
  },
];

/** The four facts that every block of data must be able to express: state, reason, date, way out. */
export const SevenStates: StoryObj = {
  render: () => (
    <FoundationSheet
      title="七种状态"
      about="先说现在怎样，再说为什么、什么时候、可以做什么。按钮从不只是变灰。"
    >
      <SheetRow label="加载中">
        <div className={styles.stack} role="img" aria-label="正在加载">
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="40%" />
        </div>
      </SheetRow>
      <SheetRow label="空">
        <EmptyState
          drawing="calendar"
          title="暂无考试计划"
          why="本考期课表将于 11月30日公布。"
          action={<a href="#previous">查看上一考期</a>}
        />
      </SheetRow>
      <SheetRow label="出错">
        <ErrorState title="成绩加载失败（网络超时）。" onRetry={() => {}}>
          其他内容可以照常使用。
        </ErrorState>
      </SheetRow>
      <SheetRow label="未开放">
        <Banner tone="info" title="报考未开放。" action={<a href="#remind">开放时提醒我</a>}>
          2027年1月考期报考时间为 11-16 09:00 至 11-27 17:00。
        </Banner>
      </SheetRow>
      <SheetRow label="不符合条件">
        <ConditionList headingLevel={3} conditions={conditions} texts={{ unmetTitle: '还差 2 项' }} />
      </SheetRow>
      <SheetRow label="已完成">
        <Receipt
          title="已提交"
          rows={[
            { term: '回执号', value: 'BY20261121-000123', look: 'number' },
            { term: '提交时间', value: '2026-11-21 20:14' },
          ]}
          next="预计 5 个工作日内审核，结果会以短信通知。"
        />
      </SheetRow>
      <SheetRow label="只读">
        <TextField
          label="准考证号"
          name="examineeNo"
          defaultValue="013224200002"
          isReadOnly
          hint="审核中不可修改，如需修改请先撤回。"
        />
      </SheetRow>
    </FoundationSheet>
  ),
};

const pairs: [string, string][] = [
  ['提交失败。', '提交失败，内容已保存在本机，联网后可重新提交，不会重复报考。'],
  ['无权限', '这门课不在你的专业计划里。专业计划外的课程请联系江澜大学自考办 025-8800 0000。'],
  ['参数错误', '身份证号校验位不正确，请核对最后一位。'],
  ['即将截止', '报考将于 11月27日（周五）17:00 截止，还剩 5 天 20 小时。'],
];

/** How a message is written. */
export const Messages: StoryObj = {
  render: () => (
    <FoundationSheet
      title="怎么说"
      about="对学生说话：发生了什么，对你意味着什么，现在可以做什么。日期写全，数字写准。"
    >
      {pairs.map(([bad, good]) => (
        <SheetRow key={bad} label={`不写\u200b“${bad.replace('。', '')}”`}>
          <p>{good}</p>
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};
