import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AttemptView } from '../runtime/attempt-view.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SheetDrawer } from './SheetDrawer.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

/** The dialog that is open above the question. */
export type OpenDialog = 'sheet' | 'handIn' | 'leave';

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
  const { view, answering } = props;
  const close = () => onOpen(null);
  return (
    <>
      <SheetDrawer
        view={view}
        answering={answering}
        isOpen={opened === 'sheet'}
        onClose={close}
        onHandIn={() => onOpen('handIn')}
      />
      <LeaveDialog {...props} isOpen={opened === 'leave'} onClose={close} onLeave={onLeave} />
      <SubmitDialog {...props} isOpen={opened === 'handIn'} onClose={close} />
    </>
  );
}
