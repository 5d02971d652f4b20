import type { HomeIndex } from '@qianwei/api/contract/home';
import { nearWords } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { replyWords } from '../../shared/time/reply-words.ts';

interface AwaitedAnswersProps {
  waiting: HomeIndex['waiting'];
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** 等答复: what was handed in, and until when the office answers; whom to call once that has passed. */
export default function AwaitedAnswers({ waiting, now }: AwaitedAnswersProps) {
  return (
    <Section name="等答复">
      <Lines label="等答复">
        {waiting.map(({ id, title, path, submitTime, replyBefore }) => (
          <Line key={id}>
            <p>
              <Link href={path}>{title}</Link>
            </p>
            <p>
              <WholeDates>
                {`${nearWords(submitTime, now)} 提交，审核中${replyBefore === null ? '' : `，${replyWords(replyBefore, now)}`}。`}
              </WholeDates>
            </p>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
