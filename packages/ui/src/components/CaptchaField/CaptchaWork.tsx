import { use, useEffect, useEffectEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldSpinner } from '../Field/FieldSpinner.tsx';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './CaptchaField.css.ts';

/** The words of the captcha without a picture; each can be replaced. */
export const captchaWorkTexts = {
  /** The button that leaves the picture. */
  start: '看不清？免图片验证',
  working: '正在验证，请稍候…',
  done: '验证已完成',
  failed: '验证没有完成，请检查网络后重试',
  retry: '重试',
  /** The button that goes back to the picture. */
  picture: '改用图片',
};

export type CaptchaWorkTexts = typeof captchaWorkTexts;

/** The progress of the browser's work. */
export type CaptchaWorkState = 'working' | 'done' | 'failed';

export type CaptchaWorkProps = Pick<FieldTexts, 'label' | 'error'> & {
  name?: string;
  state: CaptchaWorkState;
  texts: CaptchaWorkTexts;
  onRetry: () => void;
};

/** Replaces picture and input while the browser works instead of the student. */
export function CaptchaWork({ label, error, name = '', state, texts, onRetry }: CaptchaWorkProps) {
  const formError = use(FormValidationContext)?.[name];
  const forget = use(ForgetError);
  const forgetError = useEffectEvent(() => forget(name));
  // The work that was refused has been done again.
  useEffect(() => {
    if (state === 'done') forgetError();
  }, [state]);
  return (
    <Field label={label} error={error ?? (formError && [formError].flat().join(''))}>
      <div className={styles.work} data-state={state}>
        {state === 'working' ? (
          <FieldSpinner />
        ) : (
          <Icon name={state === 'done' ? 'check' : 'error'} size="small" />
        )}
        <span className={styles.workText}>{texts[state]}</span>
        {state === 'failed' && <TextButton onPress={onRetry}>{texts.retry}</TextButton>}
      </div>
    </Field>
  );
}
