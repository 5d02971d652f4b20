import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { lines } from '../states/PaperShell.css.ts';

/** In the place of a question whose formulas are on their way: it comes whole, so that no option moves under the thumb. */
export function FormulaPlaceholder() {
  return (
    <div className={lines} aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载公式
      </p>
      <SkeletonLines shares={[0.9, 0.5]} />
      <SkeletonLines shares={[0.6, 0.55, 0.7, 0.5]} />
    </div>
  );
}
