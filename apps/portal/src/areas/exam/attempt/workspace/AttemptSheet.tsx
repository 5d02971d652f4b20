import { AnswerSheet } from '@qianwei/ui/AnswerSheet';
import type { ReactNode } from 'react';
import type { Answering } from './use-answering.ts';

interface AttemptSheetProps {
  answering: Answering;
  titled?: boolean;
  note?: ReactNode;
  /** Called after the student has gone to another question. */
  onSelect?: () => void;
}

/** 答题卡, which marks an answer at risk as not saved. */
export function AttemptSheet({ answering, titled, note, onSelect }: AttemptSheetProps) {
  const { sections, current, goTo, atRisk } = answering;
  return (
    <AnswerSheet
      titled={titled}
      sections={sections}
      current={current}
      note={
        <>
          {atRisk.length > 0 && <p>{atRisk.length} 题没有保存。</p>}
          {note}
        </>
      }
      texts={{ unsaved: '没有保存', left }}
      onSelect={(index) => {
        goTo(index);
        onSelect?.();
      }}
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
