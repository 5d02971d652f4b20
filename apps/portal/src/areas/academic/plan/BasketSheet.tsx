import type { DrawerProps } from '@qianwei/ui/Drawer';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { BasketPanel, type BasketProps, SubmitButton } from './BasketPanel.tsx';

export interface BasketSheetProps extends BasketProps, Pick<DrawerProps, 'isOpen' | 'onOpenChange'> {
  /** Courses in the basket. */
  count: number;
}

/** 报考篮 on a phone, loaded when it is first opened. */
export default function BasketSheet({ count, isOpen, onOpenChange, ...props }: BasketSheetProps) {
  return (
    <DrawerPanel
      title="报考篮"
      note={`${count} 门`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={<SubmitButton {...props} />}
    >
      <BasketPanel {...props} />
    </DrawerPanel>
  );
}
