import { Button } from '@qianwei/ui/Button';
import { Group } from 'react-aria-components';
import { type TextStep, textSteps } from './NoticeBody.tsx';
import * as styles from './ReadingTools.css.ts';

/** Text size of the notice, and print. At the smallest and largest size the button says so. */
export function ReadingTools({ step, onStep }: { step: TextStep; onStep: (step: TextStep) => void }) {
  const at = textSteps.indexOf(step);
  const smaller = textSteps[at - 1];
  const larger = textSteps[at + 1];
  return (
    <Group className={styles.tools} aria-label="阅读设置">
      <Button
        variant="quiet"
        size="small"
        aria-label={smaller ? 'A- 缩小字号' : 'A- 已是最小字号'}
        onPress={() => smaller && onStep(smaller)}
      >
        A-
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={larger ? 'A+ 放大字号' : 'A+ 已是最大字号'}
        onPress={() => larger && onStep(larger)}
      >
        A+
      </Button>
      <Button variant="quiet" size="small" icon="print" onPress={() => window.print()}>
        打印
      </Button>
    </Group>
  );
}
