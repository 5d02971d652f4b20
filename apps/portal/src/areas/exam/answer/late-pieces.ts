import { late } from '@qianwei/ui/late';
import type { DialogsProps } from './Dialogs.tsx';
import type { ReceiptPageProps } from './ReceiptPage.tsx';
import type { WrittenProps } from './Written.tsx';

// What a test begins without; `useAhead` fetches it behind the first question.

/** Everything that opens above the question. */
export const dialogs = late<DialogsProps>(() => import('./Dialogs.tsx'));

/** The place for a text to write. */
export const written = late<WrittenProps>(() => import('./Written.tsx'));

/** The page after the hand-in. */
export const receiptPage = late<ReceiptPageProps>(() => import('./ReceiptPage.tsx'));
