import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { StageList, type StageListProps } from './StageList.tsx';

export interface StageDrawerProps extends StageListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The list of stages over the desk on a phone. */
export default function StageDrawer({ isOpen, onClose, ...list }: StageDrawerProps) {
  return (
    <DrawerPanel title="论文环节" side="bottom" isOpen={isOpen} onOpenChange={onClose}>
      <nav aria-label="论文环节">
        <StageList {...list} onFollow={onClose} />
      </nav>
    </DrawerPanel>
  );
}
