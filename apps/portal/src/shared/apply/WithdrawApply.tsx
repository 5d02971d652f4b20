import { Button } from '@qianwei/ui/Button';
import { late, useLate } from '@qianwei/ui/late';
import { useState } from 'react';
import type { WithdrawFormProps } from './WithdrawForm.tsx';

const withdrawForm = late<WithdrawFormProps>(() => import('./WithdrawForm.tsx'), { prefetch: 'idle' });

/** 撤回, until its review has begun: the button, and in its place the question with its reason. */
export function WithdrawApply(props: Omit<WithdrawFormProps, 'onCancel'>) {
  const [isAsked, setAsked] = useState(false);
  const { Component: WithdrawForm, prepare, open } = useLate(withdrawForm);
  if (isAsked && WithdrawForm) return <WithdrawForm {...props} onCancel={() => setAsked(false)} />;
  return (
    <Button onPressStart={prepare} onPress={() => open(() => setAsked(true))}>
      撤回申请
    </Button>
  );
}
