import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import AlertDialogPanel from '@qianwei/ui/AlertDialog/AlertDialogPanel';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useState } from 'react';
import { troubleOf } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { useAttemptTime } from '../workspace/use-attempt-time.ts';
import * as styles from './dialogs.css.ts';

interface SubmitDialogProps {
  view: AttemptView;
  paper: TestPaper;
  answering: Answering;
  clock: () => number;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation: shows the unanswered questions with their points, and requires the honesty statement again. */
export function SubmitDialog({ isOpen, ...props }: SubmitDialogProps) {
  // A component of its own, so that a statement that was ticked and not submitted is asked for again.
  return isOpen && <Question {...props} />;
}

function Question({ view, paper, answering, clock, onClose }: Omit<SubmitDialogProps, 'isOpen'>) {
  const { unfinished, items, goTo, progress } = answering;
  const [honest, setHonest] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { figure } = useAttemptTime(clock, paper);
  const trouble = troubleOf(view.connection);
  const [first] = unfinished;
  const isComplete = first === undefined;
  const score = unfinished.reduce((sum, index) => sum + (items[index]?.score ?? 0), 0);
  const lacking = unfinished.some((index) => progress[index] === 'partly') ? '没有答完' : '未答';
  const go = (index: number) => {
    onClose();
    goTo(index);
  };
  return (
    <AlertDialogPanel
      title={
        isComplete ? '全部题目都已作答，确定交卷？' : `还有 ${unfinished.length} 题${lacking}，确定交卷？`
      }
      isOpen
      onOpenChange={() => (isComplete ? onClose() : go(first))}
      safeLabel={isComplete ? '再检查' : '回去作答'}
      actLabel={isComplete ? '交卷' : '仍然交卷'}
      emphasis={isComplete ? 'act' : 'safe'}
      onAct={() => {
        setAsked(true);
        if (!honest) return;
        onClose();
        view.submit(true);
      }}
    >
      {!isComplete && (
        <>
          {lacking}的题共 {Math.round(score * 100) / 100} 分，点题号回到该题：
          <span className={styles.numbers}>
            {unfinished.map((index) => (
              <button
                key={index}
                type="button"
                className={styles.number}
                aria-label={`回到第 ${index + 1} 题`}
                onClick={() => go(index)}
              >
                {index + 1}
              </button>
            ))}
          </span>
        </>
      )}
      {view.unsaved > 0 && <>还有 {view.unsaved} 题在本机等待上传，会随答卷一起交。</>}
      {trouble && `${trouble.cause}，${trouble.after}答卷才会送到。`}
      <span className={unbroken}>剩余 {figure}</span>，交卷后不能再改。
      <span className={styles.honest}>
        <Checkbox
          isSelected={honest}
          onChange={setHonest}
          error={isAsked && !honest ? '请确认诚信承诺后再交卷' : undefined}
        >
          我承诺以上答案均由本人独立完成，没有由他人代答。
        </Checkbox>
      </span>
    </AlertDialogPanel>
  );
}
