import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { testNoun, testTitle } from '@qianwei/api/contract/exam/test-title';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { useLatePanel } from '@qianwei/ui/late';
import { useState } from 'react';
import { answerPath } from '../../../shared/address/course-paths.ts';
import { ContinueLink } from '../../../shared/page/ContinueLink.tsx';
import { WayButton } from '../../../shared/page/WhyNot.tsx';
import { honestyDialog } from '../shared/honesty.ts';

export interface TestActionProps {
  detail: TestDetail;
  bizId: string | undefined;
}

/** The primary action, on a phone in the dock: continue, start, or the way out of what is in the way of a start. */
export function TestAction({ detail, bizId }: TestActionProps) {
  const [isStarting, setStarting] = useState(false);
  const close = () => setStarting(false);
  const HonestyDialog = useLatePanel(honestyDialog, isStarting, close);
  const { entry, obstacle, best, passScore } = detail;
  if (entry === 'RUNNING' && obstacle?.way.kind === 'RUNNING')
    return (
      <DockAction inPlace>
        <ContinueLink href={answerPath({ ...detail, bizId })} endTime={obstacle.way.endTime} look="button" />
      </DockAction>
    );
  const isPassed = best !== null && best >= passScore;
  if (obstacle !== null && !isStarting)
    return (
      <DockAction inPlace>
        <WayButton way={obstacle.way} variant={isPassed ? 'outline' : 'primary'} />
      </DockAction>
    );
  return (
    <>
      <DockAction inPlace>
        <Button variant={isPassed ? 'outline' : 'primary'} size="large" onPress={() => setStarting(true)}>
          {detail.usedTry === 0 ? `开始${testNoun(detail.type)}` : '再测一次'}
        </Button>
      </DockAction>
      {HonestyDialog && isStarting && (
        <HonestyDialog
          title={testTitle(detail)}
          noun={testNoun(detail.type)}
          testId={detail.testId}
          bizId={bizId}
          terms={`共 ${detail.questionCount} 题，${detail.totalScore} 分，${detail.minutes} 分钟`}
          onClose={close}
        />
      )}
    </>
  );
}
