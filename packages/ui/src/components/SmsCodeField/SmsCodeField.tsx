import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type SmsCodeFieldProps = Omit<TextFieldProps, 'beside' | 'type' | 'inputMode' | 'autoComplete'> & {
  /** Seconds until another code may be sent (FORM-2); 0 when it may be sent now. */
  secondsLeft: number;
  /** The request is under way. */
  pending?: boolean;
  onRequest: () => void;
  /** 获取验证码. */
  requestLabel: string;
  /** What stands on the button while waiting: `(42) => '42 秒后重发'`. */
  waitLabel: (secondsLeft: number) => string;
};

/**
 * The code of a text message and the button that sends it. While the countdown runs the button keeps the focus
 * and says how long, but a press does nothing. Phones offer the code from the message (`one-time-code`).
 */
export function SmsCodeField({
  secondsLeft,
  pending,
  onRequest,
  requestLabel,
  waitLabel,
  ...props
}: SmsCodeFieldProps) {
  const waiting = secondsLeft > 0;
  return (
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
  );
}
