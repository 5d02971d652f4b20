import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { formatDuration } from '@qianwei/api/time/duration';
import { useLate } from '@qianwei/ui/late';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useRef, useState } from 'react';
import type { OpenDialog } from '../dialogs/Dialogs.tsx';
import { dialogs, receiptPage, scratchpad, written } from '../late-pieces.ts';
import { QuestionPane } from '../question/QuestionPane.tsx';
import { useFormulasAhead } from '../question/use-formulas.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { AnswerBanners } from './AnswerBanners.tsx';
import { AnswerHeader } from './AnswerHeader.tsx';
import { AnswerNavigation } from './AnswerNavigation.tsx';
import * as styles from './AnswerWorkspace.css.ts';
import { AttemptLegend, AttemptSheet } from './AttemptSheet.tsx';
import { useAnswering } from './use-answering.ts';
import { useAttemptClock, useAttemptTime } from './use-attempt-time.ts';
import { useKeys } from './use-keys.ts';

/** Parts that may be open beside or above the question. */
export type Opened = OpenDialog | 'draft';

interface AnswerWorkspaceProps {
  view: AttemptView;
  paper: TestPaper;
  /** The part that is open at first. */
  defaultOpened?: Opened;
  /** True when focus begins at the question: the button pressed before is gone with its page. */
  takesFocus: boolean;
  onLeave: () => void;
}

/** One question, the answer sheet beside it (on a phone in a drawer), and the time left. */
export function AnswerWorkspace({ view, paper, defaultOpened, takesFocus, onLeave }: AnswerWorkspaceProps) {
  const answering = useAnswering(view, paper);
  const clock = useAttemptClock(view, paper.endsAt);
  const [opened, setOpened] = useState<OpenDialog | null>(
    defaultOpened === 'draft' ? null : (defaultOpened ?? null),
  );
  const [isDrafting, setDrafting] = useState(defaultOpened === 'draft');
  const draftButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useKeys(answering, opened !== null);
  useFormulasAhead(answering.items);
  const { items, item } = answering;
  const { Component: Dialogs, open } = useLate(dialogs);
  const { Component: Scratchpad, open: openDraft } = useLate(scratchpad);
  useLate(written);
  useLate(receiptPage);

  // Another question begins at its top, with the focus on its heading. The first one leaves the focus alone, unless it
  // comes in place of what was pressed and nothing is open beside it.
  const previousKey = useRef(takesFocus && defaultOpened === undefined ? undefined : item?.key);
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
  const draft = {
    isOpen: isDrafting,
    toggle: () => (isDrafting ? setDrafting(false) : openDraft(() => setDrafting(true))),
    button: draftButton,
  };

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
              draft={draft}
            />
          </div>
          <div className={styles.dock}>
            {Scratchpad && isDrafting && (
              <Scratchpad
                testRecordId={paper.testRecordId}
                isPair={item.material !== null}
                onClose={() => {
                  setDrafting(false);
                  draftButton.current?.focus();
                }}
              />
            )}
            <AnswerBanners
              view={view}
              paper={paper}
              answering={answering}
              clock={clock}
              onGone={() => heading.current?.focus({ preventScroll: true })}
            />
            <AnswerNavigation answering={answering} item={item} onSheet={show('sheet')} onHandIn={handIn} />
          </div>
        </main>
        <aside className={styles.side} aria-label="答题卡与时间">
          <AttemptSheet answering={answering}>
            <AttemptLegend view={view} answering={answering}>
              <Ending paper={paper} clock={clock} />
            </AttemptLegend>
          </AttemptSheet>
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

function Ending({ paper, clock }: Pick<AnswerWorkspaceProps, 'paper'> & { clock: () => number }) {
  return <p>{useAttemptTime(clock, paper).end} 到时自动交卷，已答的都算数。</p>;
}
