import type { Assessment, AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { useLatePanel } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Verdict } from '@qianwei/ui/Verdict';
import { useState } from 'react';
import { useKeptRecords } from '../../../shared/application/use-application.ts';
import { WayButton } from '../../../shared/page/WhyNot.tsx';
import { mayHandIn, mayStart } from '../../../shared/practice-report/assessment-state.ts';
import { reportDrawer } from '../../../shared/practice-report/report-drawer.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { honestyDialog } from '../shared/honesty.ts';
import { AssessmentActions } from './AssessmentActions.tsx';
import { AssessmentEntry } from './AssessmentEntry.tsx';
import { batchVerdict } from './batch-verdict.ts';
import { byGroup, groupTitles } from './labels.ts';

export interface BatchProps {
  batch: AssessmentList['batches'][number];
  answer: AssessmentList;
  /** The assessment that the address opens, where something can be done with it. */
  asked: string | undefined;
  /** The student has closed what the address opened. */
  onClose: () => void;
}

type Opened = { what: 'test' | 'report'; assessment: Assessment };

function openedBy(asked: string | undefined, { list, serverTime }: AssessmentList): Opened | null {
  const assessment = list.find(({ testId }) => testId === asked);
  if (assessment === undefined) return null;
  if (mayStart(assessment)) return { what: 'test', assessment };
  return mayHandIn(assessment, serverTime) ? { what: 'report', assessment } : null;
}

/** The assessments of one batch by what the student can do: first in a sentence, then each with its way on. */
export function Batch({ batch, answer, asked, onClose }: BatchProps) {
  const [opened, setOpened] = useState(() => openedBy(asked, answer));
  const [answered, setAnswered] = useState(asked);
  // The address names another assessment, or none any more: the drawers stay, with what was typed in them.
  if (asked !== answered) {
    setAnswered(asked);
    setOpened(openedBy(asked, answer));
  }
  const now = useNow();
  const { bizId } = batch;
  const close = () => {
    setOpened(null);
    if (asked !== undefined) onClose();
  };
  const HonestyDialog = useLatePanel(honestyDialog, opened?.what === 'test', close);
  const reported = opened?.what === 'report' ? opened.assessment : null;
  const ReportDrawer = useLatePanel(reportDrawer, reported !== null, close);
  const kept = useKeptRecords(reported, ({ testId }) => testId);
  // While another batch is fetched, the data is still that of the previous one.
  if (answer.bizId !== bizId) return <SkeletonLines shares={[0.6, 0.4, 1, 1, 1]} />;
  if (answer.list.length === 0) return <NoAssessment kind={answer.kind} />;
  const { way, ...verdict } = batchVerdict(batch, answer, now);
  const groups = byGroup(answer.list);
  const first = way === null && groups[0]?.[0] === 'now' ? groups[0][1][0] : undefined;
  return (
    <>
      <Verdict {...verdict}>{way && <WayButton way={way} />}</Verdict>
      {groups.map(([group, assessments]) => (
        <Section key={group} name={groupTitles[group]} note={`${assessments.length} 门`}>
          <ul>
            {assessments.map((assessment) => (
              <AssessmentEntry key={assessment.testId} assessment={assessment} batchEnd={batch.end}>
                <AssessmentActions
                  assessment={assessment}
                  bizId={bizId}
                  serverTime={answer.serverTime}
                  isFirst={assessment === first}
                  onStart={() => setOpened({ what: 'test', assessment })}
                  onReport={() => setOpened({ what: 'report', assessment })}
                />
              </AssessmentEntry>
            ))}
          </ul>
        </Section>
      ))}
      {HonestyDialog && opened?.what === 'test' && (
        <HonestyDialog
          title={`${opened.assessment.courseName}测评`}
          noun="测评"
          testId={opened.assessment.testId}
          bizId={bizId}
          terms={`第 ${opened.assessment.usedTry + 1} 次${opened.assessment.maxTry === 0 ? '' : `，共 ${opened.assessment.maxTry} 次`}，${opened.assessment.passScore} 分合格`}
          onClose={close}
        />
      )}
      {ReportDrawer &&
        kept.map((assessment) => (
          <ReportDrawer
            key={assessment.testId}
            assessment={assessment}
            bizId={bizId}
            mayHandIn={mayHandIn(assessment, answer.serverTime)}
            now={now}
            isOpen={assessment === reported}
            onClose={close}
          />
        ))}
    </>
  );
}

const NoAssessment = ({ kind }: Pick<AssessmentList, 'kind'>) => (
  <EmptyState
    drawing="inbox"
    title="这一批没有你的测评"
    why={
      kind === 'CERTIFICATE'
        ? '报名由教务人员办理，通过的课程会列在这里。'
        : '请先完成实践报名并通过审核，通过的课程会列在这里。'
    }
    action={kind === 'CERTIFICATE' ? undefined : <Link href="/practiceSignUp">去报名</Link>}
  />
);
