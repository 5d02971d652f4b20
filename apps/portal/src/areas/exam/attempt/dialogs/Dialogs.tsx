import type { AttemptView, TestPaper } from '../runtime/attempt-view.ts';
import { Draft } from './Scratchpad.tsx';
import { HandIn } from './SubmitDialog.tsx';
import { Leave } from './LeaveDialog.tsx';
import { SheetDrawer } from './SheetDrawer.tsx';
import type { Answering } from '../workspace/use-answering.ts';

/** What stands open above the question. */
export type Opened = 'sheet' | 'handIn' | 'draft' | 'leave';

export interface DialogsProps {
  view: AttemptView;
  paper: TestPaper;
  answering: Answering;
  clock: () => number;
  opened: Opened | null;
  onOpen: (what: Opened | null) => void;
  onLeave: () => void;
}

/** Everything that opens above the question, fetched behind it. */
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
      <Draft testRecordId={paper.testRecordId} isOpen={opened === 'draft'} onClose={close} />
      <Leave {...props} isOpen={opened === 'leave'} onClose={close} onLeave={onLeave} />
      <HandIn {...props} isOpen={opened === 'handIn'} onClose={close} />
    </>
  );
}
