import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from '../../shared/page/notify.tsx';
import { useSession } from '../../shared/session/session.tsx';

const waitSeconds = 3;

/**
 * Says that the password is changed. After `waitSeconds`, or on a press, it goes to the login page, and from there to
 * where the student was going (ERR-2).
 */
export function Changed() {
  const { send } = useSession();
  const notify = useNotify();
  const [seconds, setSeconds] = useState(waitSeconds);
  const done = useRef(false);
  const goOn = useCallback(() => {
    if (done.current) return;
    done.current = true;
    notify({ type: 'success', text: '密码已修改，请重新登录' });
    send({ type: 'password.changed' });
  }, [notify, send]);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) goOn();
  }, [seconds, goOn]);
  return (
    <>
      <Banner tone="success" title="密码已修改。" live="polite">
        所有设备上的登录都已退出，请用新密码重新登录。
      </Banner>
      <Button variant="primary" size="large" block onPress={goOn}>
        重新登录（{Math.max(seconds, 0)} 秒）
      </Button>
    </>
  );
}
