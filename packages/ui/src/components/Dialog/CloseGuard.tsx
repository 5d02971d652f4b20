import { useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { type CloseGuardTexts, closeGuardTexts } from './CloseGuard.texts.ts';

export interface CloseGuardProps {
  /** Something was changed and not saved: every way of closing asks first. Default false. */
  unsaved?: boolean;
  guardTexts?: Partial<CloseGuardTexts>;
}

/** Stands between every way of closing a dialog and `onOpenChange`; `question` belongs inside of the dialog. */
export function useCloseGuard(
  { unsaved = false, guardTexts }: CloseGuardProps,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
) {
  const [isAsking, setAsking] = useState(false);
  const texts = { ...closeGuardTexts, ...guardTexts };
  const question = (
    <AlertDialog
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
    </AlertDialog>
  );
  const change = (isOpen: boolean) => {
    if (!isOpen && unsaved) setAsking(true);
    else onOpenChange?.(isOpen);
  };
  return { change, question };
}
