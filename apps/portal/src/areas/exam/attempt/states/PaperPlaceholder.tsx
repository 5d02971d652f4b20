import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { StillFrame } from '../../../../opening/StillFrame.tsx';
import { PaperShell } from '../opening/PaperShell.tsx';

/** The page before its paper has come: the frame that it was opened with, filled as far as it is. */
export function PaperPlaceholder() {
  return (
    <main aria-busy="true">
      <h1 className={visuallyHidden}>答题</h1>
      <p role="status" className={visuallyHidden}>
        正在打开试卷
      </p>
      <StillFrame>
        <PaperShell />
      </StillFrame>
    </main>
  );
}
