import { thesisTypeTitles } from '@qianwei/api/contract/thesis/stage';
import {
  cancelThesisTopic,
  type ThesisTopics,
  topicLevelTitles,
  type Wish,
} from '@qianwei/api/contract/thesis/topic';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { late, useLate } from '@qianwei/ui/late';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { Verdict } from '@qianwei/ui/Verdict';
import { useState } from 'react';
import { ApplicationHistory } from '../../../shared/application/ApplicationHistory.tsx';
import type { WithdrawQuestionProps } from '../../../shared/application/WithdrawQuestion.tsx';
import { WayButton, WhyNot } from '../../../shared/page/WhyNot.tsx';
import { ReceiptSlip } from '../../../shared/receipt/ReceiptSlip.tsx';
import { commitmentHref, stageHref } from '../shared/thesis-hrefs.ts';
import * as styles from './topic.css.ts';
import { confirmDays } from './topic-ruler.ts';
import { wishNumber } from './wish-order.ts';

const withdrawQuestion = late<WithdrawQuestionProps>(
  () => import('../../../shared/application/WithdrawQuestion.tsx'),
);

export interface TopicStateProps {
  topics: ThesisTopics;
}

/** 选题 while it cannot be chosen: under way, passed, or not open. */
export default function TopicState({ topics }: TopicStateProps) {
  const { topicStatus, obstacle, mine } = topics;
  if (topicStatus !== 'SUBMITTED' && topicStatus !== 'PASSED')
    return obstacle && <NotOpen topics={topics} obstacle={obstacle} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {topicStatus === 'SUBMITTED' ? (
          <Verdict
            state={{ shape: 'half' }}
            title="选题已提交，待确认"
            text={`导师和专业负责人在 ${confirmDays} 个工作日内确认。`}
          />
        ) : (
          <Passed topics={topics} />
        )}
        <Stack gap="x6">
          <Part title="提交的志愿">
            <ol className={styles.wishes} aria-label="提交的志愿">
              {mine.map((wish) => (
                <SentWish key={wish.order} wish={wish} isOver={topicStatus === 'PASSED'} />
              ))}
            </ol>
          </Part>
          {topicStatus === 'SUBMITTED' && <Waiting topics={topics} />}
        </Stack>
      </div>
      <aside className={styles.margin} aria-label="办理经过">
        {topics.receipt && (
          <ReceiptSlip
            proof={topics.receipt}
            headingLevel={2}
            isInMargin
            rows={[
              { term: '事项', value: '论文选题' },
              { term: '批次', value: topics.planName },
            ]}
          />
        )}
        {topics.timeline && (
          <MarginPart title="办理经过">
            <ApplicationHistory timeline={topics.timeline} hasHeading />
          </MarginPart>
        )}
      </aside>
    </div>
  );
}

/** Why no topic can be chosen now, and the way on. */
function NotOpen({
  topics: { window, rule },
  obstacle,
}: TopicStateProps & { obstacle: NonNullable<ThesisTopics['obstacle']> }) {
  const { way } = obstacle;
  const isUnread = rule.readTime === null && way.kind === 'PAGE' && way.path === rule.path;
  const closed = { UPCOMING: '选题还没有开始', CLOSED: '选题已截止', OPEN: '现在不能选题' };
  return (
    <EmptyState
      drawing="lock"
      title={isUnread ? '先阅读管理规定，再选题' : closed[window.status]}
      why={
        isUnread ? (
          '读到文末并确认以后，就回到这里选题。'
        ) : (
          <WhyNot obstacle={{ ...obstacle, way: { kind: 'NONE', because: 'BESIDE' } }} />
        )
      }
      action={
        <DockAction inPlace>
          <WayButton way={way} />
        </DockAction>
      }
    />
  );
}

const states = { QUEUED: '候补', PASSED: '已通过', RETURNED: '未录取', CANCELLED: '已撤回' } as const;

function SentWish({
  wish: { order, title, advisorName, advisorTitle, isCustom, status, level, reason },
  isOver,
}: {
  wish: Wish;
  /** Another wish was taken: the others were not looked at. */
  isOver: boolean;
}) {
  const waiting = `待${level === null ? '' : topicLevelTitles[level]}确认`;
  const notUsed = isOver && status === 'CANCELLED' ? '没有用到' : null;
  const state = notUsed ?? (status === 'PENDING' ? waiting : states[status]);
  return (
    <li className={styles.wish}>
      <span className={styles.order} aria-hidden="true">
        {wishNumber(order)}
      </span>
      <div>
        <p className={styles.wishTitle}>{title}</p>
        <p className={styles.meta}>
          {isCustom && '自拟题目，'}
          <span className={unbroken}>
            {isCustom ? '拟选导师' : '导师'} {advisorName} {advisorTitle}
          </span>
        </p>
        {reason !== '' && <p className={styles.fullNote}>{reason}</p>}
      </div>
      <span className={styles.sentState}>{state}</span>
    </li>
  );
}

/** 待确认: who has it, and taking it back. */
function Waiting({
  topics: { withdrawable, studentPlanId, planName, mine, window },
}: {
  topics: ThesisTopics;
}) {
  const [isAsked, setAsked] = useState(false);
  const { Component: Question, prepare, open } = useLate(withdrawQuestion);
  if (!withdrawable) {
    const isLate = window.status === 'CLOSED' && mine.some(({ level }) => level === 'ADVISOR');
    return isLate ? (
      <p>选题已截止，撤回后不能再提交，所以现在不能撤回，请等待导师确认。</p>
    ) : (
      <p>指导教师已同意，专业负责人确认后题目固定，现在不能撤回。</p>
    );
  }
  if (isAsked && Question)
    return (
      <Question
        endpoint={cancelThesisTopic}
        payload={{ studentPlanId }}
        what={`${planName}的选题`}
        consequence="名额马上放回，志愿回到草稿，可以改了再提交；再提交时以当时的名额为准。"
        onKeep={() => setAsked(false)}
      />
    );
  return (
    <div>
      <Button onPressStart={prepare} onPress={() => open(() => setAsked(true))}>
        撤回选题
      </Button>
    </div>
  );
}

/** 已通过: the fixed title, and the next step. */
function Passed({ topics: { title, advisor, thesisType, studentPlanId } }: { topics: ThesisTopics }) {
  return (
    <div className={styles.passed}>
      <Verdict
        state={{ shape: 'check', tone: 'success', word: '题目已通过' }}
        title={`《${title ?? ''}》`}
        text={`${thesisType === null ? '' : `${thesisTypeTitles[thesisType]}，`}指导教师 ${advisor?.name ?? ''} ${advisor?.title ?? ''}。题目已固定，确需换题请在论文任务里申请，每人限一次。`}
      />
      <div className={styles.moves}>
        <DockAction inPlace>
          <ButtonLink href={commitmentHref(studentPlanId)} variant="primary" size="large">
            签署诚信承诺书
          </ButtonLink>
        </DockAction>
        <ButtonLink href={stageHref(studentPlanId, 'TOPIC')} size="large">
          看论文任务
        </ButtonLink>
      </div>
    </div>
  );
}
