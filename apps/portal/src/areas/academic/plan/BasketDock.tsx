import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { late, useLate } from '@qianwei/ui/late';
import { useState } from 'react';
import type { BasketProps } from './BasketPanel.tsx';
import type { BasketSheetProps } from './BasketSheet.tsx';

const basketSheet = late<BasketSheetProps>(() => import('./BasketSheet.tsx'), { prefetch: 'idle' });

/** On a phone: the basket behind the button of the dock, which says what is in it. */
export function BasketDock({ count, ...props }: BasketProps & { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const { Component: BasketSheet, prepare, open } = useLate(basketSheet);
  const { sum, phase, submission } = props.basket;
  // The receipt is on the page, which the sheet would cover.
  const [seen, setSeen] = useState(submission);
  if (seen !== submission) {
    setSeen(submission);
    setOpen(false);
  }
  const canSubmit = phase === 'open' && count > 0;
  const label = sum.clashes.length > 0 ? '处理冲突并报考' : `提交报考 ${sum.taken.length} 门`;
  return (
    <>
      <DockAction>
        <Button
          variant={canSubmit ? 'primary' : 'outline'}
          onPressStart={prepare}
          onFocus={prepare}
          onPress={() => open(() => setOpen(true))}
        >
          {canSubmit ? label : `报考篮 ${count} 门`}
        </Button>
      </DockAction>
      {BasketSheet && <BasketSheet {...props} count={count} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
