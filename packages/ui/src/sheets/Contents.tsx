import { Banner } from '../components/Banner/Banner.tsx';
import { CountBadge } from '../components/CountBadge/CountBadge.tsx';
import { Link } from '../components/Link/Link.tsx';
import { StateMark } from '../components/StateMark/StateMark.tsx';
import { type Column, Table } from '../components/Table/Table.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import * as styles from './Sheets.css.ts';
import { grades, marks, type SheetGrade, tags } from './sheets.fixtures.ts';

/** The exam periods, of which the middle one is chosen. */
export function Periods() {
  return (
    <Tabs
      label="考期"
      selected="2027-01"
      items={[
        { id: '2026-10', label: '2026年10月', note: '已结束', content: null },
        { id: '2027-01', label: '2027年1月', note: '报考中', content: null },
        { id: '2027-04', label: '2027年4月', note: '预告', content: null },
      ]}
    />
  );
}

/** Every state, every kind of tag, and counts. */
export function MarksSheet() {
  return (
    <>
      <div className={styles.states}>
        {marks.map(({ shape, tone, text }) => (
          <StateMark key={text} shape={shape} tone={tone}>
            {text}
          </StateMark>
        ))}
      </div>
      <div className={styles.row}>
        {tags.map(({ tone, text }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
        <CountBadge count={3} />
        <CountBadge count={100} />
      </div>
    </>
  );
}

const columns: readonly Column<SheetGrade>[] = [
  { id: 'code', header: '课程代码', cell: ({ code }) => code, width: 100 },
  {
    id: 'name',
    header: '课程名称',
    cell: ({ name }) => <span className={styles.course}>{name}</span>,
    isRowHeader: true,
    width: 176,
  },
  { id: 'score', header: '成绩', cell: ({ score }) => score, numeric: true, width: 72 },
  {
    id: 'result',
    header: '结果',
    cell: ({ mark, result, appeal }) => (
      <span className={styles.row}>
        <StateMark {...mark}>{result}</StateMark>
        {appeal && (
          <Link size="small" href="#appeal">
            {appeal}
          </Link>
        )}
      </span>
    ),
  },
];

/** Grades as a table to read. */
export function Grades() {
  return <Table label="成绩" columns={columns} rows={grades} rowKey={({ code }) => code} />;
}

/** Notices within a page. */
export function Notices() {
  return (
    <>
      <Banner
        tone="info"
        title="报考未开放。"
        action={
          <Link variant="underlined" href="#remind">
            开放时提醒我
          </Link>
        }
      >
        2027年4月考期 2月22日 09:00 开始报考。
      </Banner>
      <Banner
        tone="danger"
        title="成绩加载失败（网络超时）。"
        action={
          <Link variant="underlined" href="#retry">
            重新加载
          </Link>
        }
      >
        其他内容可以照常使用。
      </Banner>
    </>
  );
}
