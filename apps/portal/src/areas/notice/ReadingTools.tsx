import { Button } from '@qianwei/ui/Button';
import { type ProseSize, proseSizes } from '@qianwei/ui/Prose';
import { Group } from 'react-aria-components';
import * as styles from './NoticeDetailPage.css.ts';

/** Text size of the notice, and print. At the smallest and largest size the button says so. */
export function ReadingTools({ step, onStep }: { step: ProseSize; onStep: (step: ProseSize) => void }) {
  const at = proseSizes.indexOf(step);
  const smaller = proseSizes[at - 1];
  const larger = proseSizes[at + 1];
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
