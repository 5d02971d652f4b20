import { late } from '@qianwei/ui/late';
import type { DialogsProps } from './dialogs/Dialogs.tsx';
import type { WrittenEditorProps } from './question/WrittenEditor.tsx';
import type { ReceiptPageProps } from './receipt/ReceiptPage.tsx';
import type { ScratchpadProps } from './workspace/Scratchpad.tsx';

// Code that the first question does not need; it is fetched once the question is shown, while there is a network.
const atOnce = { prefetch: 'mount' } as const;

/** The dialogs above the question. */
export const dialogs = late<DialogsProps>(() => import('./dialogs/Dialogs.tsx'), atOnce);

/** The scratchpad below it. */
export const scratchpad = late<ScratchpadProps>(() => import('./workspace/Scratchpad.tsx'), atOnce);

/** The editor of a written answer. */
export const written = late<WrittenEditorProps>(() => import('./question/WrittenEditor.tsx'), atOnce);

/** The page after the submission. */
export const receiptPage = late<ReceiptPageProps>(() => import('./receipt/ReceiptPage.tsx'), atOnce);
