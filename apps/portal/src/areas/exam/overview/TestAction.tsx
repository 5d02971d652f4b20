import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { useState } from 'react';
import { HonestyDialog } from '../shared/HonestyDialog.tsx';
import { answerPath } from '../shared/paths.ts';
import { ContinueLink } from './ContinueLink.tsx';

export interface TestActionProps {
  detail: TestDetail;
  bizId: string | undefined;
  onRefresh: () => void;
}

/** The primary action: continue, start, or go to the running test that prevents a start. */
export function TestAction({ detail, bizId, onRefresh }: TestActionProps) {
  const [isStarting, setStarting] = useState(false);
  const { entry, running, otherRunning, best, passScore } = detail;
  if (entry === 'RUNNING' && running)
    return (
      <ContinueLink
        href={answerPath({ ...detail, bizId })}
        leftSeconds={running.leftSeconds}
        serverTime={detail.serverTime}
        onOver={onRefresh}
      />
    );
  if (entry === 'OTHER_RUNNING' && otherRunning)
    return (
      <ButtonLink href={otherRunning.path} variant="primary" size="large">
        去完成那一场
      </ButtonLink>
    );
  if (entry !== 'READY' && !isStarting) return null;
  const isPassed = best !== null && best >= passScore;
  return (
    <>
      <Button variant={isPassed ? 'outline' : 'primary'} size="large" onPress={() => setStarting(true)}>
        {detail.usedTry === 0 ? '开始测验' : '再测一次'}
      </Button>
      {isStarting && (
        <HonestyDialog
          title={testTitle(detail)}
          testId={detail.testId}
          bizId={bizId}
          terms={`共 ${detail.questionCount} 题，${detail.totalScore} 分，${detail.minutes} 分钟`}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  );
}
