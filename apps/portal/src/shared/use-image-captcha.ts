import { getCode } from '@qianwei/api/contract/login';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from './client.tsx';

/** A captcha picture with its key; `refresh` asks for another one, since each counts once. */
export function useImageCaptcha() {
  const client = useClient();
  const [captcha, setCaptcha] = useState<{ codeKey: string; image: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const answer = await client.call(getCode, { codeType: 'IMAGE' });
      setCaptcha('image' in answer ? answer : null);
      setFailed(!('image' in answer));
    } catch {
      setCaptcha(null);
      setFailed(true);
    }
  }, [client]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { captcha, failed, refresh };
}
