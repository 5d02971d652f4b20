import { late } from '@qianwei/ui/late';
import type { DialogsProps } from './dialogs/Dialogs.tsx';
import type { WrittenEditorProps } from './question/WrittenEditor.tsx';
import type { ReceiptPageProps } from './receipt/ReceiptPage.tsx';

// What a test begins without; `useAhead` fetches it behind the first question.

/** Everything that opens above the question. */
export const dialogs = late<DialogsProps>(() => import('./dialogs/Dialogs.tsx'));

/** The place for a text to write. */
export const written = late<WrittenEditorProps>(() => import('./question/WrittenEditor.tsx'));

/** The page after the hand-in. */
export const receiptPage = late<ReceiptPageProps>(() => import('./receipt/ReceiptPage.tsx'));
