import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { formatDuration } from '@qianwei/api/time/duration';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useRef, useState } from 'react';
import { useAhead } from '../../../../shared/preload/use-ahead.ts';
import { timeOf } from '../attempt-text.ts';
import type { OpenDialog } from '../dialogs/Dialogs.tsx';
import { dialogs, receiptPage, written } from '../late-pieces.ts';
import { QuestionPane } from '../question/QuestionPane.tsx';
import { useFormulasAhead } from '../question/use-formulas.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { AnswerBanners } from './AnswerBanners.tsx';
import { AnswerHeader } from './AnswerHeader.tsx';
import { AnswerNavigation } from './AnswerNavigation.tsx';
import * as styles from './AnswerWorkspace.css.ts';
import { AttemptSheet } from './AttemptSheet.tsx';
import { useAnswering } from './use-answering.ts';
import { useAttemptClock } from './use-attempt-time.ts';
import { useKeys } from './use-keys.ts';

interface AnswerWorkspaceProps {
  view: AttemptView;
  paper: TestPaper;
  /** The dialog that is open at first. */
  defaultOpened?: OpenDialog;
  onLeave: () => void;
}

/** One question, the answer sheet beside it (on a phone in a drawer), and the time left. */
export function AnswerWorkspace({ view, paper, defaultOpened, onLeave }: AnswerWorkspaceProps) {
  const answering = useAnswering(view, paper);
  const clock = useAttemptClock(view, paper.endsAt);
  const [opened, setOpened] = useState<OpenDialog | null>(defaultOpened ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useKeys(answering, opened !== null);
  useFormulasAhead(answering.items);
  const { items, item } = answering;
  const { Component: Dialogs, open } = useAhead(dialogs);
  useAhead(written);
  useAhead(receiptPage);

  // Another question begins at its top, with the focus on its heading; the first one leaves the focus alone.
  const previousKey = useRef(item?.key);
  useEffect(() => {
    if (previousKey.current === item?.key) return;
    previousKey.current = item?.key;
    scroller.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [item?.key]);

  if (!item) return null;
  const show = (what: OpenDialog) => () => open(() => setOpened(what));
  const handIn = show('handIn');

  return (
    <div
      className={styles.exam}
      onCompositionStart={() => view.compose(true)}
      onCompositionEnd={() => view.compose(false)}
    >
      <p role="status" className={visuallyHidden}>
        {view.warning && `还剩 ${formatDuration(view.warning.secondsLeft * 1000)}`}
      </p>
      <AnswerHeader
        view={view}
        paper={paper}
        count={items.length}
        clock={clock}
        onLeave={show('leave')}
        onHandIn={handIn}
      />
      <div className={styles.desk}>
        <main className={styles.work}>
          <div ref={scroller} className={styles.scroller}>
            <QuestionPane
              key={item.key}
              name={paper.name}
              answering={answering}
              item={item}
              headingRef={heading}
              onDraft={show('draft')}
            />
          </div>
          <div className={styles.dock}>
            <AnswerBanners view={view} paper={paper} answering={answering} clock={clock} />
            <AnswerNavigation answering={answering} item={item} onSheet={show('sheet')} onHandIn={handIn} />
          </div>
        </main>
        <aside className={styles.side} aria-label="答题卡与时间">
          <AttemptSheet
            answering={answering}
            note={
              <div className={styles.muted}>
                <p>{timeOf(paper.endsAt)} 到时自动交卷，已答的都算数。</p>
                {view.blurCount > 0 && <p>离开答题页 {view.blurCount} 次，已记录，不会强制交卷。</p>}
              </div>
            }
          />
        </aside>
      </div>
      {Dialogs && (
        <Dialogs
          view={view}
          paper={paper}
          answering={answering}
          clock={clock}
          opened={opened}
          onOpen={setOpened}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
