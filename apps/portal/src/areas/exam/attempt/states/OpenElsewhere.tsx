import { testNoun } from '@qianwei/api/contract/exam/test-title';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { Link } from '@qianwei/ui/Link';
import { deviceWords } from '../../../../shared/device/device-text.ts';
import { endWords } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { Message } from './Message.tsx';

const titles: Partial<Record<AttemptView['stage'], string>> = {
  heldElsewhere: '正在其他设备作答',
  takenOver: '已在其他设备作答',
  otherTab: '已在另一个标签页打开',
};

/** Another device or tab holds the attempt. What was answered here is merged when the student continues here. */
export function OpenElsewhere({ view, back }: { view: AttemptView; back: string }) {
  const { stage, paper, holder, unsaved } = view;
  const left = view.secondsLeft() * 1000;
  // A tab that was refused from the start has no paper.
  const isSudden = stage === 'takenOver' || (stage === 'otherTab' && paper !== null);
  const which = paper === null ? '这份试卷' : `该${testNoun(paper.type)}`;
  return (
    <Message
      name={paper?.name ?? '答题'}
      title={`${which}${titles[stage] ?? ''}`}
      isSudden={isSudden}
      actions={
        <>
          <Button variant="primary" size="large" onPress={view.takeOver}>
            在本机继续
          </Button>
          <Link href={back}>{paper === null ? '返回作答说明' : `返回${testNoun(paper.type)}页`}</Link>
        </>
      }
    >
      {holder && (
        <p>
          {deviceWords(holder.device)}，{momentWords(parseMoment(holder.since))} 起。
        </p>
      )}
      <p>
        {stage === 'otherTab'
          ? '为了不让两处的答案互相覆盖，一次只能在一个标签页作答。'
          : '一次只能在一台设备作答，这里的修改暂不保存。'}
        在本机继续后，两边的答案会合并，每题保留最后一次作答。
      </p>
      {unsaved > 0 && <p>本机有 {unsaved} 题还没有上传，都已留在本机。</p>}
      {paper && <p>计时不会停，{endWords(paper.endsAt, paper.endsAt - left)} 到时自动交卷。</p>}
    </Message>
  );
}
