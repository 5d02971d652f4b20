import { thesisOverallTitles } from '@qianwei/api/contract/thesis/stage';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { pastWords } from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateMark, type StateMarkProps } from '@qianwei/ui/StateMark';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId } from 'react';
import { StageRow } from '../shared/StageRow.tsx';
import { advisorWords, kindWords, majorWords } from '../shared/thesis-words.ts';
import { NextPart } from './NextPart.tsx';
import { furtherLinks, nextThing, stageTone } from './next-thing.ts';
import { SheetFrame } from './SheetFrame.tsx';
import * as styles from './sheet.css.ts';

interface ThesisSheetProps {
  thesis: ListedThesis;
  tone: 'core' | 'elective' | 'public';
  /** It is the most pressing of the page: its button is solid. */
  isFirst: boolean;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** The end of a thesis that no longer goes on; null while it does, and its steps say where it is. */
function endOf({ overall }: ListedThesis): StateMarkProps | null {
  const children = thesisOverallTitles[overall];
  if (overall === 'ONGOING') return null;
  if (overall === 'PASSED' || overall === 'ARCHIVED') return { shape: 'check', tone: 'success', children };
  return { shape: overall === 'RETEST' ? 'half' : 'cross', tone: 'danger', children };
}

/** One thesis: whose it is, how far, the next thing with its button, and the newest word of the teacher. */
export function ThesisSheet({ thesis, tone, isFirst, now }: ThesisSheetProps) {
  const id = useId();
  const { title, advisor, overall, stage, stages, planName, reply, defence, majorName } = thesis;
  const isOver = overall === 'PASSED' || overall === 'ARCHIVED';
  const end = endOf(thesis);
  return (
    <SheetFrame
      titleId={id}
      cover={majorName}
      tone={tone}
      head={
        <>
          <div className={styles.head}>
            <b className={styles.major}>{majorWords(thesis)}</b>
            <Facts facts={[planName, kindWords(thesis)]} />
            {end && <StateMark {...end} />}
          </div>
          <h2 id={id} className={title === null ? styles.untitled : styles.title}>
            <Phrases>{title ?? '未选题'}</Phrases>
          </h2>
          {advisor && (
            <p className={styles.advisor}>
              <WholeDates>指导教师 {advisorWords(advisor)}</WholeDates>
            </p>
          )}
        </>
      }
    >
      <div className={styles.steps}>
        <StageRow
          stages={stages}
          current={isOver ? null : stage}
          tone={stageTone(thesis, now)}
          isBooked={defence !== null}
          now={now}
        />
      </div>
      <NextPart next={nextThing(thesis, now)} isPrimary={isFirst} />
      {reply && (
        <p className={styles.reply}>
          <Icon name="comment" size="small" />
          <span className={styles.quote}>
            {reply.by} {pastWords(reply.time, now)}：{reply.text}
          </span>
        </p>
      )}
      <ul className={styles.links} aria-label={`${majorName}论文的其他操作`}>
        {furtherLinks(thesis).map(({ text: words, href }) => (
          <li key={href}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}
