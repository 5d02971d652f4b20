import type { HomeIndex } from '@qianwei/api/contract/home';
import { momentWords, nearWords } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { WholeDates } from '@qianwei/ui/WholeDates';

interface AwaitedAnswersProps {
  waiting: HomeIndex['waiting'];
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** 等答复: what was handed in, and until when the office answers. */
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
                {`${nearWords(submitTime, now)} 提交，审核中${replyBefore === null ? '' : `，最晚 ${momentWords(replyBefore, 'end')} 答复`}。`}
              </WholeDates>
            </p>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
