import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AttemptView } from '../runtime/attempt-view.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Scratchpad } from './Scratchpad.tsx';
import { SheetDrawer } from './SheetDrawer.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

/** The dialog that is open above the question. */
export type OpenDialog = 'sheet' | 'handIn' | 'draft' | 'leave';

export interface DialogsProps {
  view: AttemptView;
  paper: TestPaper;
  answering: Answering;
  clock: () => number;
  opened: OpenDialog | null;
  onOpen: (what: OpenDialog | null) => void;
  onLeave: () => void;
}

/** Every dialog of the answer page; fetched once the question is shown. */
export default function Dialogs({ opened, onOpen, onLeave, ...props }: DialogsProps) {
  const { answering, paper } = props;
  const close = () => onOpen(null);
  return (
    <>
      <SheetDrawer
        answering={answering}
        isOpen={opened === 'sheet'}
        onClose={close}
        onHandIn={() => onOpen('handIn')}
      />
      <Scratchpad testRecordId={paper.testRecordId} isOpen={opened === 'draft'} onClose={close} />
      <LeaveDialog {...props} isOpen={opened === 'leave'} onClose={close} onLeave={onLeave} />
      <SubmitDialog {...props} isOpen={opened === 'handIn'} onClose={close} />
    </>
  );
}
