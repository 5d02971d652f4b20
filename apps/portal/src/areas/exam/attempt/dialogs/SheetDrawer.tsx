import { Button } from '@qianwei/ui/Button';
import { Drawer } from '@qianwei/ui/Drawer';
import { useSyncExternalStore } from 'react';
import { wide } from '../../../../shared/page/widths.ts';
import { AttemptSheet } from '../workspace/AttemptSheet.tsx';
import type { Answering } from '../workspace/use-answering.ts';
import { actions } from './dialogs.css.ts';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether question and answer sheet stand beside each other. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );

interface SheetDrawerProps {
  answering: Answering;
  isOpen: boolean;
  onClose: () => void;
  onHandIn: () => void;
}

/** The answer sheet on a phone; on a wide page it stands beside the question. */
export function SheetDrawer({ answering, isOpen, onClose, onHandIn }: SheetDrawerProps) {
  const isWide = useWide();
  const { items, unfinished, current } = answering;
  return (
    <Drawer
      title="答题卡"
      note={`已答 ${items.length - unfinished.length}，共 ${items.length}`}
      isOpen={isOpen && !isWide}
      onOpenChange={onClose}
      actions={
        <div className={actions}>
          <Button onPress={onHandIn}>交卷</Button>
          <Button variant="primary" onPress={onClose}>
            回到第 {current + 1} 题
          </Button>
        </div>
      }
    >
      <AttemptSheet answering={answering} titled={false} onSelect={onClose} />
    </Drawer>
  );
}
