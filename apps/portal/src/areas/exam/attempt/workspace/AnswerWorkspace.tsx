import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useRef, useState } from 'react';
import { useAhead } from '../../../../shared/preload/use-ahead.ts';
import type { AttemptView, TestPaper } from '../runtime/attempt-view.ts';
import * as styles from './AnswerWorkspace.css.ts';
import type { Opened } from '../dialogs/Dialogs.tsx';
import { Foot } from './AnswerNavigation.tsx';
import { Head } from './AnswerHeader.tsx';
import { dialogs, receiptPage, written } from '../late-pieces.ts';
import { Notices } from './AnswerBanners.tsx';
import { QuestionPane } from '../question/QuestionPane.tsx';
import { Sheet } from './AttemptSheet.tsx';
import { useAnswering } from './use-answering.ts';
import { useAttemptClock } from './use-attempt-time.ts';
import { useFormulasAhead } from '../question/use-formulas.ts';
import { useKeys } from './use-keys.ts';
import { spanWords, timeOf } from '../attempt-text.ts';

interface DeskProps {
  view: AttemptView;
  paper: TestPaper;
  /** What stands open at first. */
  defaultOpened?: Opened;
  onLeave: () => void;
}

/** One question on the page, the answer sheet beside it or under the thumb, and what is left of the time. */
export function Desk({ view, paper, defaultOpened, onLeave }: DeskProps) {
  const answering = useAnswering(view, paper);
  const clock = useAttemptClock(view, paper.endsAt);
  const [opened, setOpened] = useState<Opened | null>(defaultOpened ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useKeys(answering, opened !== null);
  useFormulasAhead(answering.places);
  const { places, place } = answering;
  const { Component: Dialogs, open } = useAhead(dialogs);
  useAhead(written);
  useAhead(receiptPage);

  // A turned page begins at its top, with the focus on its heading; the first one leaves the focus alone.
  const former = useRef(place?.key);
  useEffect(() => {
    if (former.current === place?.key) return;
    former.current = place?.key;
    scroller.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place?.key]);

  if (!place) return null;
  const show = (what: Opened) => () => open(() => setOpened(what));
  const handIn = show('handIn');

  return (
    <div
      className={styles.exam}
      onCompositionStart={() => view.compose(true)}
      onCompositionEnd={() => view.compose(false)}
    >
      <p role="status" className={visuallyHidden}>
        {view.warning && `还剩 ${spanWords(view.warning.secondsLeft)}`}
      </p>
      <Head
        view={view}
        paper={paper}
        count={places.length}
        clock={clock}
        onLeave={show('leave')}
        onHandIn={handIn}
      />
      <div className={styles.desk}>
        <main className={styles.work}>
          <div ref={scroller} className={styles.scroller}>
            <QuestionPane
              key={place.key}
              name={paper.name}
              answering={answering}
              place={place}
              headingRef={heading}
              onDraft={show('draft')}
            />
          </div>
          <div className={styles.dock}>
            <Notices view={view} paper={paper} answering={answering} clock={clock} />
            <Foot answering={answering} place={place} onSheet={show('sheet')} onHandIn={handIn} />
          </div>
        </main>
        <aside className={styles.side} aria-label="答题卡与时间">
          <Sheet
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
