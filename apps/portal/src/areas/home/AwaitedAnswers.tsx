import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { HomeIndex } from '@qianwei/api/contract/home';
import type { Day } from '@qianwei/api/time/moment';
import { momentWords, monthWords, pastWords } from '@qianwei/api/time/words';
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

type Review = NonNullable<HomeIndex['waiting'][number]['review']>;

/** The office that has it now, or what is expected next, and when. */
function reviewWords({ status, level, certificateMonth, publicityEnd }: Review): string {
  const month =
    certificateMonth === null ? '' : `，毕业证书预计 ${monthWords(`${certificateMonth}-01` as Day)} 制发`;
  switch (status) {
    case 'APPROVED':
      return `审核都通过了，等上报${month}`;
    case 'REPORTED':
      return `名单已上报，等制发证书${month}`;
    case 'PUBLICITY':
      return `名单公示${publicityEnd === null ? '中' : `到 ${momentWords(publicityEnd, 'end')}`}，没有异议就授予学位`;
    default:
      return `${applyLevelTitles[level]}审核中`;
  }
}

/** 等答复: what was handed in, and until when the office answers; whom to call once that has passed. */
export default function AwaitedAnswers({ waiting, now }: AwaitedAnswersProps) {
  return (
    <Section name="等答复">
      <Lines label="等答复">
        {waiting.map(({ id, title, path, submitTime, replyBefore, review }) => (
          <Line key={id}>
            <p>
              <Link href={path}>{title}</Link>
            </p>
            <p>
              <WholeDates>
                {`${pastWords(submitTime, now)} 提交，${review === null ? '审核中' : reviewWords(review)}${replyBefore === null ? '' : `，${replyWords(replyBefore, now)}`}。`}
              </WholeDates>
            </p>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
