import { Button } from '@qianwei/ui/Button';
import { type ProseSize, proseSizes } from '@qianwei/ui/Prose';

export interface TextSizeButtonsProps {
  step: ProseSize;
  onStep: (step: ProseSize) => void;
}

/** Text size of a long text, a step at a time. At the smallest and largest size the button says so. */
export function TextSizeButtons({ step, onStep }: TextSizeButtonsProps) {
  const at = proseSizes.indexOf(step);
  const smaller = proseSizes[at - 1];
  const larger = proseSizes[at + 1];
  return (
    <>
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
    </>
  );
}
