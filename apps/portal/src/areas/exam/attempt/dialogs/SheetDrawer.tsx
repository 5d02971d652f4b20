import { Button } from '@qianwei/ui/Button';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { useWide } from '../../../../shared/page/use-wide.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { AttemptLegend, AttemptSheet } from '../workspace/AttemptSheet.tsx';
import type { Answering } from '../workspace/use-answering.ts';
import { actions } from './dialogs.css.ts';

interface SheetDrawerProps {
  view: AttemptView;
  answering: Answering;
  isOpen: boolean;
  onClose: () => void;
  onHandIn: () => void;
}

/** The answer sheet on a phone; on a wide page it stands beside the question. */
export function SheetDrawer({ view, answering, isOpen, onClose, onHandIn }: SheetDrawerProps) {
  const isWide = useWide();
  const { items, unfinished, current } = answering;
  return (
    <DrawerPanel
      title="答题卡"
      note={`已答 ${items.length - unfinished.length}，共 ${items.length}`}
      isOpen={isOpen && !isWide}
      onOpenChange={onClose}
      actions={
        <>
          <AttemptLegend view={view} answering={answering} />
          <div className={actions}>
            <Button onPress={onHandIn}>交卷</Button>
            <Button variant="primary" onPress={onClose}>
              回到第 {current + 1} 题
            </Button>
          </div>
        </>
      }
    >
      <AttemptSheet answering={answering} onSelect={onClose} />
    </DrawerPanel>
  );
}
