import { AnswerLegend, AnswerSheet } from '@qianwei/ui/AnswerSheet';
import type { ReactNode } from 'react';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from './AnswerWorkspace.css.ts';
import type { Answering } from './use-answering.ts';

interface AttemptSheetProps {
  answering: Answering;
  /** The legend, which stands below the numbers; without it the sheet stands in a drawer that has title and legend. */
  children?: ReactNode;
  /** Called after the student has gone to another question. */
  onSelect?: () => void;
}

/** 答题卡, which marks an answer at risk as not saved. */
export function AttemptSheet({ answering, children, onSelect }: AttemptSheetProps) {
  const { sections, current, goTo } = answering;
  return (
    <>
      <AnswerSheet
        titled={children !== undefined}
        legend={false}
        sections={sections}
        current={current}
        texts={texts}
        onSelect={(index) => {
          goTo(index);
          onSelect?.();
        }}
      />
      {children}
    </>
  );
}

interface AttemptLegendProps {
  view: AttemptView;
  answering: Answering;
  /** When the attempt ends; in the drawer the head beside it says the time. */
  children?: ReactNode;
}

/** The marks of the sheet, what is left and not saved, and how often the page was left. */
export function AttemptLegend({ view, answering, children }: AttemptLegendProps) {
  const { sections, atRisk } = answering;
  return (
    <AnswerLegend
      sections={sections}
      texts={texts}
      note={
        <>
          {atRisk.length > 0 && <p>{atRisk.length} 题没有保存。</p>}
          <div className={styles.muted}>
            {children}
            {view.blurCount > 0 && <p>离开答题页 {view.blurCount} 次，已记录，不会强制交卷。</p>}
          </div>
        </>
      }
    />
  );
}

const left = ({ empty, partly, flagged }: { empty: number; partly: number; flagged: number }) =>
  [
    empty > 0 ? `还有 ${empty} 题未答` : '',
    partly > 0 ? `${partly} 题没有答完` : '',
    empty + partly === 0 ? '全部题目都已作答' : '',
    flagged > 0 ? `${flagged} 题已标记` : '',
  ]
    .filter(Boolean)
    .join('，')
    .concat('。');
const texts = { unsaved: '没有保存', left };
