import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import AppearanceChoices from '../shared/device/AppearanceChoices.tsx';
import { choices, note } from './dialogs.css.ts';

/** 显示设置: text size, theme and density of this device, in effect at once. */
export default function AppearanceDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogPanel
      isOpen
      title="显示设置"
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          完成
        </Button>
      }
    >
      <div className={choices}>
        <p className={note}>只影响这台设备，马上生效。</p>
        <AppearanceChoices />
      </div>
    </DialogPanel>
  );
}
