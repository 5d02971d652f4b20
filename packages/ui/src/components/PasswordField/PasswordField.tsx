import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'tail' | 'autoComplete'> & {
  /** The name of the eye button; it stays the same while pressed. Default 显示密码. */
  showLabel?: string;
  /** `current-password` to log in (the default), `new-password` to choose one. */
  autoComplete?: 'current-password' | 'new-password';
};

/** A password, with an eye that shows it. It is hidden again whenever the field is mounted again. */
export function PasswordField({
  showLabel = '显示密码',
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      autoCorrect="off"
      tail={
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={showLabel}
          aria-pressed={shown}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
