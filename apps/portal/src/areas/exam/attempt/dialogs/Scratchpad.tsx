import { Drawer } from '@qianwei/ui/Drawer';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import { scratchpad } from '../workspace/tab-state.ts';

interface ScratchpadProps {
  testRecordId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** 草稿纸: for calculations while answering; it survives a reload of this tab. */
export function Scratchpad({ testRecordId, isOpen, onClose }: ScratchpadProps) {
  const kept = scratchpad(testRecordId);
  const [text, setText] = useState(kept.read);
  const write = (next: string) => {
    setText(next);
    kept.write(next);
  };
  return (
    <Drawer title="草稿纸" side="end" isOpen={isOpen} onOpenChange={onClose}>
      <TextArea
        label="演算和提纲"
        hint="只留在这个标签页，不随答卷提交，交卷后清除。"
        rows={14}
        maxRows={40}
        value={text}
        onChange={write}
      />
    </Drawer>
  );
}
