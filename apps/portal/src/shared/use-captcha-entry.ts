import { useState } from 'react';
import type { CaptchaEntryProps } from './CaptchaEntry.tsx';
import { useCaptcha } from './use-captcha.ts';

/** A captcha while it is `wanted`, and what was typed for it. `entry` is for `CaptchaEntry`. */
export function useCaptchaEntry(wanted: boolean) {
  const [code, setCode] = useState('');
  const { captcha, failed, refresh } = useCaptcha(wanted);
  const entry: CaptchaEntryProps = {
    value: code,
    onChange: setCode,
    src: captcha?.image,
    failed,
    onRefresh: refresh,
  };
  return {
    code,
    /** The picture on show; null before it has come. */
    captcha,
    /** Empties the entry and asks for another picture, since each one counts once. */
    renew: () => {
      setCode('');
      void refresh();
    },
    entry,
  };
}
