import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import AlertDialogPanel from '@qianwei/ui/AlertDialog/AlertDialogPanel';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { useAttemptTime } from '../workspace/use-attempt-time.ts';

interface LeaveDialogProps {
  view: AttemptView;
  paper: TestPaper;
  clock: () => number;
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Warns before the page is left that the clock keeps running, and says whether the answers are safe. */
export function LeaveDialog({ isOpen, onClose, ...props }: LeaveDialogProps) {
  const { view } = props;
  return (
    <AlertDialogPanel
      title="暂离答题页？计时不会停"
      isOpen={isOpen}
      onOpenChange={onClose}
      safeLabel="继续作答"
      actLabel="暂离"
      onAct={props.onLeave}
    >
      <Left {...props} />
      {view.unsaved > 0 ? `还有 ${view.unsaved} 题只存在本机，回到本机作答时自动补传。` : '已答的都已保存。'}
    </AlertDialogPanel>
  );
}

function Left({ paper, clock }: Pick<LeaveDialogProps, 'paper' | 'clock'>) {
  const { figure, end } = useAttemptTime(clock, paper);
  return (
    <>
      还剩 {figure}。{end} 前可以从{testNoun(paper.type)}页回来继续，到时自动交卷。
    </>
  );
}
