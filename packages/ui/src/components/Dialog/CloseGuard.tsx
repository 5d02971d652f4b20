import { useState } from 'react';
import AlertDialogPanel from '../AlertDialog/AlertDialogPanel.tsx';

/** The question before typed text would be lost. */
export interface CloseGuardTexts {
  title: string;
  text: string;
  /** The safe answer. */
  stay: string;
  leave: string;
}

const closeGuardTexts: CloseGuardTexts = {
  title: '还没有保存，确定关闭？',
  text: '关闭后，刚才填写的内容不会保留。',
  stay: '继续填写',
  leave: '放弃修改',
};

export interface CloseGuardProps {
  /** Something was changed and not saved: every way of closing asks first. Default false. */
  unsaved?: boolean;
  guardTexts?: Partial<CloseGuardTexts>;
}

/** Intercepts every way of closing a dialog before `onOpenChange`; `question` must be rendered inside of the dialog. */
export function useCloseGuard(
  { unsaved = false, guardTexts }: CloseGuardProps,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
) {
  const [isAsking, setAsking] = useState(false);
  const texts = { ...closeGuardTexts, ...guardTexts };
  const question = (
    <AlertDialogPanel
      title={texts.title}
      isOpen={isAsking && unsaved}
      onOpenChange={setAsking}
      safeLabel={texts.stay}
      actLabel={texts.leave}
      onAct={() => {
        setAsking(false);
        onOpenChange?.(false);
      }}
    >
      {texts.text}
    </AlertDialogPanel>
  );
  const change = (isOpen: boolean) => {
    if (!isOpen && unsaved) setAsking(true);
    else onOpenChange?.(isOpen);
  };
  return { change, question };
}
