import { Button } from '@qianwei/ui/Button';
import { Dialog } from '@qianwei/ui/Dialog';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { useState } from 'react';
import { type Appearance, chooseAppearance, readAppearance } from '../shared/appearance.ts';
import { choices } from './AppearanceDialog.css.ts';

/** 显示设置: theme and text size of this device, at once in effect. */
export default function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const [appearance, setAppearance] = useState(readAppearance);
  const choose = (change: Partial<Appearance>) => {
    const next = { ...appearance, ...change };
    setAppearance(next);
    chooseAppearance(next);
  };
  return (
    <Dialog
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
        <RadioGroup
          label="主题"
          hint="只影响这台设备，马上生效。"
          value={appearance.theme}
          onChange={(theme) => choose({ theme: theme as Appearance['theme'] })}
          options={[
            { value: 'auto', label: '跟随系统' },
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
            { value: 'contrast', label: '高对比' },
          ]}
        />
        <RadioGroup
          label="文字"
          value={appearance.text}
          onChange={(text) => choose({ text: text as Appearance['text'] })}
          options={[
            { value: 'standard', label: '标准' },
            { value: 'large', label: '大' },
            { value: 'huge', label: '特大' },
          ]}
        />
      </div>
    </Dialog>
  );
}
