import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaEntryProps } from './CaptchaEntry.tsx';
import { useClient } from './client.tsx';
import type { Captcha } from './code-calls.ts';

const missing = {
  failed: '图形验证码没有取到，请换一张',
  underWay: '图形验证码还没有显示，请等它出现后再填',
};

/** A captcha while it is `wanted`, and what was typed for it. `entry` is for `CaptchaEntry`. */
export function useCaptchaEntry(wanted: boolean) {
  const client = useClient();
  const [code, setCode] = useState('');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const newest = useRef(0);

  // A picture counts once: the one before goes at once, and one that was overtaken on its way never shows.
  const fetchNew = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    setCaptcha(null);
    setFailed(false);
    const fetched = await import('./code-calls.ts')
      .then(({ fetchCaptcha }) => fetchCaptcha(client))
      .catch(() => null);
    if (mine !== newest.current) return;
    setCaptcha(fetched);
    setFailed(fetched === null);
  }, [client]);

  useEffect(() => {
    if (wanted) void fetchNew();
  }, [wanted, fetchNew]);

  const entry: CaptchaEntryProps = {
    value: code,
    onChange: setCode,
    src: captcha?.image,
    error: failed ? missing.failed : undefined,
    onRefresh: () => void fetchNew(),
  };
  const notShown: Record<string, string> =
    wanted && !captcha ? { code: failed ? missing.failed : missing.underWay } : {};
  return {
    code,
    /** What goes with the call: the typed characters and the key of their picture; null without a picture. */
    answer: captcha && { code, codeKey: captcha.codeKey },
    /** The wrong field of a form that is handed in before its picture has come; empty once there is one. */
    notShown,
    /** Empties the entry and asks for another picture, since each one counts once. */
    renew: () => {
      setCode('');
      void fetchNew();
    },
    entry,
  };
}
