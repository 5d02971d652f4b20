import { LatePiece, late } from '@qianwei/ui/late';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { institution, productTitle } from '../../institution/institution.ts';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { ConsentField } from './ConsentField.tsx';
import { Cover } from './Cover.tsx';
import { DemoPanel } from './DemoPanel.tsx';
import { replayEarlyClicks } from './early-clicks.ts';
import { LoginFoot } from './LoginFoot.tsx';
import * as styles from './LoginPage.css.ts';
import { LoginTabs } from './LoginTabs.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { PublicServices } from './PublicServices.tsx';
import { TicketLogin } from './TicketLogin.tsx';
import { useFinish } from './use-finish.ts';
import { useEarlyLoad } from './use-login-calls.ts';
import { usePublicServices } from './use-public-services.ts';

const smsLogin = late(() => import('./SmsLogin.tsx'));

/** 登录, prerendered: two ways to log in, and what needs no login. */
export default function LoginPage() {
  const [way, setWay] = useState('password');
  const [forgotten, setForgotten] = useState(false);
  const [consent, setConsent] = useState(false);
  const [filled, setFilled] = useState<{ account: string; password: string } | null>(null);
  const { finish } = useFinish();
  const words = usePublicServices();
  const aboveDemo = useRef<HTMLElement>(null);
  const keepAbove = useCallback((element: HTMLElement | null) => {
    aboveDemo.current = element;
  }, []);
  useEarlyLoad();
  useEarlyClicks();
  useTitle('登录');
  const consentField = <ConsentField consent={consent} onConsent={setConsent} />;
  const choose = (id: string) => {
    setWay(id);
    setForgotten(false);
  };
  return (
    <div className={styles.login}>
      <Cover title={productTitle()} />
      <main className={styles.inside}>
        <section className={styles.entry}>
          <h1 className={styles.title}>登录</h1>
          <TicketLogin onFinish={finish()} />
          <LoginTabs
            selected={way}
            onSelect={choose}
            ways={[
              {
                id: 'password',
                label: '账号登录',
                content: (
                  <PasswordLogin
                    consent={consent}
                    consentField={consentField}
                    filled={filled}
                    onFinish={finish()}
                    onSms={() => choose('sms')}
                    onForgotten={() => {
                      setWay('sms');
                      setForgotten(true);
                    }}
                  />
                ),
              },
              {
                id: 'sms',
                label: '短信登录',
                content: (
                  <LatePiece
                    of={smsLogin}
                    fallback={null}
                    consent={consent}
                    consentField={consentField}
                    forgotten={forgotten}
                  />
                ),
              },
            ]}
          />
        </section>
        {/* Links work without React, so that the forms are hydrated first. */}
        <Suspense>
          <PublicServices words={words} lastRef={keepAbove} />
          <LoginFoot service={institution.service} icp={institution.icp} />
        </Suspense>
        {words?.isDemo && (
          <DemoPanel
            above={aboveDemo}
            onPick={(account) => {
              choose('password');
              setFilled(account);
            }}
          />
        )}
      </main>
    </div>
  );
}

/** Replays the clicks that came before the page was hydrated. What was typed is read by the forms themselves. */
function useEarlyClicks(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) void replayEarlyClicks();
  }, [hydrated]);
}
