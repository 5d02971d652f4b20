import { type ApplicationStep, applicationStepTitles } from '@qianwei/api/contract/application';
import {
  type ApplyLevel,
  type ApplyStatus,
  type ApplyType,
  applyLevelTitles,
} from '@qianwei/api/contract/graduation/apply-status';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { listDay } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { type Step, Steps } from '@qianwei/ui/Steps';
import { useNow } from '../time/use-now.ts';
import * as styles from './apply.css.ts';
import { stagesAfter } from './apply-words.ts';

/** The part of an application that its way through the levels shows. */
export type ApplyOnItsWay = Pick<GraduationApply, 'status' | 'level' | 'levels' | 'timeline' | 'returned'> &
  Partial<Pick<DegreeApply, 'publicityEnd'>>;

const stepTitles: Readonly<Record<ApplicationStep, string>> = {
  ...applicationStepTitles,
  REPORT: '已上报',
  WITHDRAW: '本人撤回',
};

const grantTitles: Readonly<Record<ApplyType, string>> = { GRADUATION: '证书已制发', DEGREE: '学位已授予' };

/** Steps that a level takes. */
const ofLevels: readonly ApplicationStep[] = ['APPROVE', 'RETURN', 'REJECT'];

/** 公示 once it is over: from the last approval until its end. Nothing of who was never public. */
function pastPublicity({ timeline, publicityEnd }: ApplyOnItsWay, now: number): Step[] {
  const approval = timeline.events.findLast(({ step }) => step === 'APPROVE');
  if (approval === undefined || publicityEnd == null) return [];
  const [from, to] = [listDay(approval.time, now), listDay(publicityEnd, now, 'end')];
  return [{ id: 'PUBLICITY', label: `${from} 至 ${to} 公示`, state: 'done' }];
}

/** The past steps, the oldest first, each with its level. */
function pastSteps(apply: ApplyOnItsWay, type: ApplyType, now: number): Step[] {
  const { status, timeline } = apply;
  const { events } = timeline;
  return events.flatMap(({ step, time, level, opinion, items }, index) => {
    const who = level === undefined || !ofLevels.includes(step) ? '' : applyLevelTitles[level as ApplyLevel];
    const isAgain = step === 'SUBMIT' && events.slice(0, index).some((earlier) => earlier.step === 'SUBMIT');
    const isLast = index === events.length - 1;
    const isReturned = step === 'RETURN' && isLast && status === 'RETURNED';
    const notes = new Set([
      opinion,
      // The page itself says what is to be mended now.
      ...(isReturned
        ? [opinion === '' && items.length > 0 ? `共 ${items.length} 处` : '']
        : items.map(({ reason }) => reason)),
      ...(isLast && step === 'SUBMIT' && timeline.receiptNo !== '' ? [`回执 ${timeline.receiptNo}`] : []),
    ]);
    notes.delete('');
    const title = step === 'GRANT' ? grantTitles[type] : isAgain ? '重新提交' : stepTitles[step];
    return [
      ...(step === 'GRANT' ? pastPublicity(apply, now) : []),
      {
        id: `${index} ${step} ${time}`,
        label: `${listDay(time, now)} ${who}${title}`,
        ...(notes.size > 0 && {
          note: [...notes].map((text) => (
            <span key={text} className={styles.stepNote}>
              {text}
            </span>
          )),
        }),
        state: isReturned ? 'returned' : step === 'RETURN' ? 'returnedBefore' : 'done',
      },
    ];
  });
}

const reviewed: readonly ApplyStatus[] = ['SUBMITTED', 'AUDITING'];

/** The steps after a submission: the levels that have not decided yet. */
function levelsAhead({ status, level, levels, returned }: ApplyOnItsWay): Step[] {
  const isMine = status === 'RETURNED';
  const startsAgain = isMine && returned?.items.length === 0;
  const at = startsAgain ? -1 : levels.indexOf(level);
  if (!isMine && !reviewed.includes(status)) return [];
  const own: Step = isMine
    ? {
        id: 'mine',
        label: '等你重新提交',
        note: startsAgain ? '各级从头审' : `仍从${applyLevelTitles[level]}接着审`,
        state: 'now',
      }
    : { id: level, label: `${applyLevelTitles[level]}审核`, note: '审核中', state: 'now' };
  const further = levels
    .slice(at + 1)
    .map((ahead): Step => ({ id: ahead, label: applyLevelTitles[ahead], state: 'waiting' }));
  return [own, ...further];
}

const ended: readonly ApplyStatus[] = ['DRAFT', 'REJECTED', 'EXPIRED', 'GRANTED'];

/** The stages after the last level that are not reached yet. */
function stagesAhead({ status }: ApplyOnItsWay, type: ApplyType, stageNote: string | undefined): Step[] {
  if (ended.includes(status)) return [];
  const stages = stagesAfter[type];
  const at = stages.findIndex((stage) => stage.status === status);
  return stages
    .filter(({ status: stage }, index) => index > at || stage === 'PUBLICITY')
    .map(({ status: stage, label }, index, rest) => ({
      id: stage,
      label,
      ...(index === rest.length - 1 && stageNote !== undefined && { note: stageNote }),
      state: stage === status ? 'now' : 'waiting',
    }));
}

export interface LevelStepsProps {
  type: ApplyType;
  apply: ApplyOnItsWay;
  /** Beside the last stage: when it is expected. */
  stageNote?: string | undefined;
}

/** 审核到哪了: what each level has said and when, and which come next. */
export default function LevelSteps({ type, apply, stageNote }: LevelStepsProps) {
  const now = useNow();
  const steps = [
    ...pastSteps(apply, type, now),
    ...levelsAhead(apply),
    ...stagesAhead(apply, type, stageNote),
  ];
  return (
    <MarginPart title="审核到哪了">
      <Steps look="marks" steps={steps} />
    </MarginPart>
  );
}
