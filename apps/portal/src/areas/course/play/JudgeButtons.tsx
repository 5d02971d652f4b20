import { Button } from '@qianwei/ui/Button';
import * as styles from './PopQuestionPane.css.ts';

interface JudgeButtonsProps {
  /** Id of the sentence that is judged. */
  labelledBy: string;
  /** The answer that was chosen last; undefined before. */
  chosen: boolean | undefined;
  isPending: boolean;
  /** True when that answer is right; undefined before the server has said so. */
  isRight: boolean | undefined;
  onJudge: (answer: boolean) => void;
}

/** The two answers of a JUDGE question. They stay: another press answers again. */
export function JudgeButtons({ labelledBy, chosen, isPending, isRight, onJudge }: JudgeButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div role="group" aria-labelledby={labelledBy} className={styles.buttons}>
      {[true, false].map((answer) => {
        const outcome = answer === chosen ? isRight : undefined;
        return (
          <Button
            key={String(answer)}
            variant={outcome === false ? 'danger' : 'outline'}
            icon={outcome === undefined ? undefined : outcome ? 'check' : 'close'}
            pending={isPending && answer === chosen}
            onPress={() => onJudge(answer)}
          >
            {answer ? '正确' : '错误'}
          </Button>
        );
      })}
    </div>
  );
}
