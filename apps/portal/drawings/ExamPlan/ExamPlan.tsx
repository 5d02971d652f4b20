import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { useState } from 'react';
import { Frame } from '../Frame/Frame.tsx';
import type { EmptyPeriod, Period, Submission } from './plan.ts';
import { Timetable } from './Timetable.tsx';

export interface ExamPlanProps {
  periods: readonly Period[];
  /** The period to begin with. */
  current: string;
  /** What was submitted for the current period. */
  submission?: Submission;
  /** Submits these codes. */
  onSubmit?: (codes: readonly string[]) => void;
  /** Withdraws the submission, to change it. */
  onWithdraw?: () => void;
}

/** 考试计划: what is examined when, and a basket without clashes. */
export function ExamPlan({ periods, current, submission, onSubmit, onWithdraw }: ExamPlanProps) {
  const [selected, setSelected] = useState(current);
  return (
    <Frame currentPath="/academic/exam/plan" trail={[{ label: '教务管理' }, { label: '考试计划' }]}>
      <PageHeader title="考试计划" />
      <Tabs
        label="考期"
        selected={selected}
        onSelect={setSelected}
        items={periods.map(({ id, name, note, content }) => ({
          id,
          label: name,
          note,
          content:
            content.kind === 'empty' ? (
              <NoTimetable {...content} />
            ) : (
              <Timetable
                name={name}
                period={content}
                submission={id === current ? submission : undefined}
                onSubmit={onSubmit}
                onWithdraw={onWithdraw}
              />
            ),
        }))}
      />
    </Frame>
  );
}

function NoTimetable({ drawing, title, why, action }: EmptyPeriod) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      why={why}
      action={<Link href={action.href}>{action.label}</Link>}
    />
  );
}
