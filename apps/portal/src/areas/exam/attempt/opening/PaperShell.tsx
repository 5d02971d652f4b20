import { Prose } from '@qianwei/ui/Prose';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { frameMark } from '../../../../opening/StillFrame.tsx';
import * as options from '../question/OptionField.css.ts';
import * as question from '../question/Question.css.ts';
import * as head from '../workspace/AnswerHeader.css.ts';
import * as foot from '../workspace/AnswerNavigation.css.ts';
import * as tools from '../workspace/AnswerTools.css.ts';
import * as desk from '../workspace/AnswerWorkspace.css.ts';
import * as styles from './PaperShell.css.ts';
import type { Slot, Stage } from './show-paper.ts';

const slot = (name: Slot) => ({ 'data-slot': name });
const until = (stage: Stage) => ({ 'data-until': stage });
/** Nothing already visible moves: each stage adds elements of its own. */
const from = (stage: Stage) => ({ 'data-from': stage, hidden: true });

/**
 * The answer page before its paper has come: everything is in its place and nothing can be operated; the loading is
 * announced outside of it. It is rendered into answer.html, where a script puts the words of the paper into its slots
 * before the portal's code has come.
 */
export function PaperShell() {
  return (
    <div {...{ [frameMark]: '' }} inert className={desk.exam}>
      <div className={head.head}>
        <div className={head.back}>
          <div className={styles.thumb} />
        </div>
        <div {...until('named')} className={head.name}>
          <Skeleton width="12em" height="1.25rem" />
        </div>
        <div {...from('named')} className={head.name}>
          <p {...slot('name')} className={`${head.title} ${styles.title}`} />
          <span {...slot('facts')} className={head.facts} />
        </div>
        <div className={head.saving}>
          <Skeleton width="4.5rem" height="1rem" />
        </div>
        <div className={head.clock}>
          <Skeleton width="6.5rem" height="1.25rem" />
        </div>
        <div className={head.handIn}>
          <Skeleton width="4rem" height="2.25rem" />
        </div>
      </div>
      <div className={desk.desk}>
        <div className={desk.work}>
          <div className={desk.scroller}>
            <div className={question.single}>
              <div {...until('asked')} className={styles.lines}>
                <SkeletonLines shares={[0.3, 0.9, 0.5]} />
                <SkeletonLines shares={[0.6, 0.55, 0.7, 0.5]} />
              </div>
              <div {...from('asked')}>
                <Asked />
              </div>
            </div>
          </div>
          <div className={desk.dock}>
            <div className={foot.foot} />
          </div>
        </div>
        <div className={desk.side}>
          <div className={styles.lines}>
            <SkeletonLines shares={[0.3, 1, 1]} />
            <SkeletonLines shares={[0.3, 1]} />
            <SkeletonLines shares={[0.3, 1]} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The line above a question, and the question as far as it can be shown. */
function Asked() {
  return (
    <>
      <p {...slot('name')} className={question.paper} />
      <div className={question.type}>
        <span {...slot('kind')} className={question.kind} />
        <span {...slot('worth')} className={question.worthAndRule} />
        <span {...slot('far')} className={question.far} />
        <span {...slot('score')} className={question.far} />
        <div className={tools.tools}>
          <span className={tools.tool} />
          <span className={tools.tool} />
        </div>
      </div>
      <div {...until('begun')} className={`${styles.lines} ${styles.rest}`}>
        <SkeletonLines shares={[0.9, 0.5]} />
        <SkeletonLines shares={[0.6, 0.55, 0.7, 0.5]} />
      </div>
      <div {...from('begun')}>
        <Question />
        <div {...until('whole')} className={styles.rest}>
          <SkeletonLines shares={[0.6, 0.55, 0.7, 0.5]} />
        </div>
      </div>
    </>
  );
}

/** One paragraph and one table, in Markdown. */
const stem = '…\n\n| … |\n|---|\n| … |';

/**
 * The question with one paragraph, one table and one option row, repeated as often as needed. No box: nothing can be
 * chosen yet.
 */
function Question() {
  return (
    <>
      <div className={question.stem}>
        <span {...slot('number')} className={question.number} />
        <div {...slot('stem')} className={question.asked}>
          <Prose plain format="markdown" source={stem} />
        </div>
      </div>
      <p {...slot('rule')} className={`${question.rule} ${styles.rule}`} />
      <div className={options.options}>
        <div data-row className={options.option}>
          <span />
          <span {...slot('letter')} className={options.letter} />
          <div {...slot('option')} className={options.words}>
            <Prose plain format="markdown" source="…" />
          </div>
        </div>
      </div>
    </>
  );
}
