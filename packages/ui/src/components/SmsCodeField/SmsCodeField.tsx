import { useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type SmsCodeFieldProps = Omit<TextFieldProps, 'beside' | 'type' | 'inputMode' | 'autoComplete'> & {
  /** Seconds until another code may be sent (FORM-2); 0 when it may be sent now. */
  secondsLeft: number;
  /** The request is pending. */
  pending?: boolean;
  onRequest: () => void;
  /** Default 获取验证码. */
  requestLabel?: string;
  /** The label of the button while waiting. Default `(42) => '42 秒后重发'`. */
  waitLabel?: (secondsLeft: number) => string;
  /** Read out when the wait is over. Default 现在可以重新获取验证码. */
  readyLabel?: string;
};

/**
 * The code of a text message and the button that sends it. During the countdown the button keeps the focus and shows
 * the seconds, but a press does nothing. Phones offer the code from the message (`one-time-code`).
 */
export function SmsCodeField({
  secondsLeft,
  pending,
  onRequest,
  requestLabel = '获取验证码',
  waitLabel = (seconds) => `${seconds} 秒后重发`,
  readyLabel = '现在可以重新获取验证码',
  ...props
}: SmsCodeFieldProps) {
  const waiting = secondsLeft > 0;
  const ranOut = useRanOut(waiting);
  return (
    <>
      <TextField
        maxLength={6}
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <Button
            size="field"
            pending={pending}
            aria-disabled={waiting || undefined}
            onPress={() => {
              if (!waiting) onRequest();
            }}
          >
            {waiting ? waitLabel(secondsLeft) : requestLabel}
          </Button>
        }
      />
      <span role="status" className={visuallyHidden}>
        {ranOut && readyLabel}
      </span>
    </>
  );
}

/** True from the end of a wait until the next one begins; false before the first. */
function useRanOut(waiting: boolean): boolean {
  const [before, setBefore] = useState({ waiting, ranOut: false });
  if (before.waiting !== waiting) setBefore({ waiting, ranOut: !waiting });
  return before.ranOut;
}
