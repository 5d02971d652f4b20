import { errorCode } from '@qianwei/api/contract/envelope';
import { recordIn } from '@qianwei/machines/calls/outcome';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { analysisPath } from '../../shared/paths.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { Message } from './Message.tsx';

interface NotOpenedProps {
  view: AttemptView;
  back: string;
  subjectId: string;
  testId: string;
}

/** The paper could not be opened: the attempt is over, none was started, or the call failed for now. */
export function NotOpened({ view, back, subjectId, testId }: NotOpenedProps) {
  const { problem, paper } = view;
  const name = paper?.name ?? '答题';
  const toTest = <ButtonLink href={back}>返回作答说明</ButtonLink>;
  if (problem?.errorCode === errorCode.stateForbids) {
    const over = recordIn(problem);
    if (over === null)
      return (
        <Message name={name} title="没有进行中的作答" actions={toTest}>
          <p>请先在作答说明页开始，再进入答题。</p>
        </Message>
      );
    return (
      <Message
        name={name}
        title="考试已结束"
        actions={
          <>
            <ButtonLink variant="primary" href={analysisPath({ subjectId, testId }, over)}>
              查看解析
            </ButtonLink>
            <Link href={back}>返回作答说明</Link>
          </>
        }
      >
        <p>{problem.message}。已保存的答案都算数。</p>
      </Message>
    );
  }
  if (problem?.errorCode === errorCode.notFound)
    return (
      <Message name={name} title="没有找到这次作答" actions={toTest}>
        <p>链接可能已失效，或课程不属于当前专业。请从作答说明页进入。</p>
      </Message>
    );
  return (
    <Message
      isSudden
      name={name}
      title={`试卷加载失败（${problem?.message ?? '网络连接异常'}）`}
      actions={
        <>
          <Button variant="primary" onPress={view.retry}>
            重新加载
          </Button>
          <Link href={back}>返回作答说明</Link>
        </>
      }
    >
      <p>已答的都没有丢，重新加载就能回来。计时以服务器为准，不会因此多算或少算。</p>
    </Message>
  );
}
