import type { WithoutThesis } from '@qianwei/api/contract/thesis/thesis';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId } from 'react';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import { StageRow } from '../shared/StageRow.tsx';
import { majorWords } from '../shared/thesis-words.ts';
import { NextPart } from './NextPart.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import * as styles from './sheet.css.ts';
import { thesisCourseWords, wayNext, withoutText, withoutTitle } from './way-words.ts';

interface WithoutSheetProps {
  without: WithoutThesis;
  /** It is the most pressing of the page: its button is solid. */
  isFirst: boolean;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** A 考籍 without a thesis: why, and the next thing on the way to it. */
export function WithoutSheet({ without, isFirst, now }: WithoutSheetProps) {
  const id = useId();
  const { majorName, state, isEnded, basis } = without;
  const isOnTheWay = state === 'NOT_ELIGIBLE' || state === 'ELIGIBLE';
  const next = isOnTheWay ? wayNext(without, now) : null;
  const text = withoutText(without);
  return (
    <SheetFrame
      titleId={id}
      cover={majorName}
      tone={isOnTheWay ? 'closed' : 'public'}
      head={
        <>
          <div className={styles.head}>
            <b className={styles.major}>{majorWords(without)}</b>
            <Facts
              facts={[isEnded ? '已毕业' : '在籍', thesisCourseWords(without)].filter((fact) => fact !== '')}
            />
          </div>
          <h2 id={id} className={styles.untitled}>
            <Phrases>{withoutTitle(without)}</Phrases>
          </h2>
          {text !== '' && (
            <p className={styles.advisor}>
              <WholeDates>{text}</WholeDates>
            </p>
          )}
          {!isOnTheWay && basis && <BasisLine basis={basis} />}
        </>
      }
    >
      {isOnTheWay && (
        <div className={styles.stepsToCome}>
          <StageRow stages={[]} current={null} now={now} />
        </div>
      )}
      {next && <NextPart next={next} isPrimary={isFirst} />}
      {isEnded && state === 'NO_THESIS' && (
        <p className={styles.links}>
          <Link href="/apply/graduation">查看毕业信息</Link>
        </p>
      )}
    </SheetFrame>
  );
}
