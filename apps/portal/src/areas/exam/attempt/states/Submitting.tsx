import { Button } from '@qianwei/ui/Button';
import { TextButton } from '@qianwei/ui/TextButton';
import { troubleOf } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { Message } from './Message.tsx';

/** 交卷 is pending or has failed: the answers stay on the device until the server has them. */
export function Submitting({ view }: { view: AttemptView }) {
  const { stage, paper, problem } = view;
  const name = paper?.name ?? '答题';
  const trouble = troubleOf(view.connection);
  if (stage === 'submitting')
    return (
      <Message name={name} title={view.secondsLeft() > 0 ? '正在交卷…' : '时间到，正在自动交卷…'} isSudden>
        <p>答案都已留在本机，请不要关闭本页，通常只需要几秒。</p>
        {trouble && (
          <p>
            {trouble.cause}，{trouble.after}自动交卷。
          </p>
        )}
      </Message>
    );
  return (
    <Message
      name={name}
      title="还没有交上"
      isSudden
      actions={
        <>
          <Button variant="primary" size="large" onPress={view.retry}>
            再交一次
          </Button>
          <TextButton onPress={view.download}>下载答案备份</TextButton>
        </>
      }
    >
      <p>{problem ? `${problem.message}。` : `${trouble?.cause ?? '服务器没有回应'}，答卷没有送到。`}</p>
      <p>
        全部答案都在本机，没有丢。请不要清除浏览器数据；再交一次，或等{trouble?.after ?? '恢复后'}自动交卷。
      </p>
      <p>截止后 60 秒内补交的，按截止前的作答计算。</p>
    </Message>
  );
}
