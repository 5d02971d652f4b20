import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../client/client.tsx';
import type { CaptchaEntryProps } from './CaptchaEntry.tsx';

const pictureWords = {
  failed: '图形验证码没有取到，请换一张',
  underWay: '图形验证码还没有显示，请等它出现后再填',
};
const workWords = {
  failed: '验证没有完成，请重试或改用图片',
  underWay: '验证还没有完成，请稍候再试',
};

/** A captcha: a picture to read, or a challenge that is solved. */
interface Captcha {
  codeKey: string;
  image?: string;
  code?: string;
}

/** A captcha while it is `wanted`, and what was typed or computed for it. `entry` is for `CaptchaEntry`. */
export function useCaptchaEntry(wanted: boolean) {
  const client = useClient();
  const [code, setCode] = useState('');
  const [byWork, setByWork] = useState(false);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const newest = useRef(new AbortController());

  // A captcha is valid once: the previous one is removed at once, and one that comes too late is never shown.
  const fetchNew = useCallback(async () => {
    newest.current.abort();
    newest.current = new AbortController();
    const { signal } = newest.current;
    setCaptcha(null);
    setFailed(false);
    const fetched: Captcha | null = await (byWork
      ? import('./captcha-work.ts').then(({ workOutCaptcha }) => workOutCaptcha(client, signal))
      : import('./code-calls.ts').then(({ fetchCaptcha }) => fetchCaptcha(client))
    ).catch(() => null);
    if (signal.aborted) return;
    setCaptcha(fetched);
    setFailed(fetched === null);
    if (fetched?.code !== undefined) setCode(fetched.code);
  }, [client, byWork]);

  useEffect(() => {
    if (wanted) void fetchNew();
    return () => newest.current.abort();
  }, [wanted, fetchNew]);

  const words = byWork ? workWords : pictureWords;
  const choose = (work: boolean) => {
    // The same kind again, after a failure; another kind is fetched by the effect.
    if (work === byWork) return void fetchNew();
    setCode('');
    setCaptcha(null);
    setFailed(false);
    setByWork(work);
  };
  const entry: CaptchaEntryProps = {
    value: code,
    onChange: setCode,
    src: captcha?.image,
    problem: failed && !byWork ? '没有取到，换一张' : undefined,
    error: failed && !byWork ? words.failed : undefined,
    onRefresh: () => void fetchNew(),
    work: {
      state: byWork ? (captcha ? 'done' : failed ? 'failed' : 'working') : 'offered',
      onStart: () => choose(true),
      onPicture: () => choose(false),
    },
  };
  const notShown: Record<string, string> =
    wanted && !captcha ? { code: failed ? words.failed : words.underWay } : {};
  return {
    code,
    /** Fields to send with the call: the characters and the key of their captcha; null without one. */
    answer: captcha && { code, codeKey: captcha.codeKey },
    /** The wrong field of a form that is submitted before its captcha has come; empty once there is one. */
    notShown,
    /** Empties the entry and asks for another captcha of the chosen kind, since each one is valid once. */
    renew: () => {
      setCode('');
      void fetchNew();
    },
    entry,
  };
}
