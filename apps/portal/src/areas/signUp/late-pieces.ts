import { late } from '@qianwei/ui/late';
import type { FillingProps } from './Filling.tsx';
import type { IdentityStepProps } from './IdentityStep.tsx';
import type { RecordTabProps } from './RecordTab.tsx';
import type { ReopenProps } from './Reopen.tsx';
import type { SubmittedReceiptProps } from './SubmittedReceipt.tsx';

/** Pieces that come after the notices: the page opens with the notices alone. */
export const identityStep = late<IdentityStepProps>(() => import('./IdentityStep.tsx'), { prefetch: 'idle' });
export const reopen = late<ReopenProps>(() => import('./Reopen.tsx'), { prefetch: 'idle' });
export const filling = late<FillingProps>(() => import('./Filling.tsx'), { prefetch: 'idle' });
export const recordTab = late<RecordTabProps>(() => import('./RecordTab.tsx'), { prefetch: 'idle' });
export const submittedReceipt = late<SubmittedReceiptProps>(() => import('./SubmittedReceipt.tsx'), {
  prefetch: 'idle',
});
