import { noAnswerText } from '@qianwei/api/errors';
import { useState } from 'react';
import type { LoginProblem } from './login-calls.ts';
import { loadLoginCalls } from './use-login-calls.ts';

const consentText = '请先阅读并同意协议';

/** One try to log in. */
export interface LoginAttempt {
  fields: Parameters<typeof import('./login-calls.ts')['checkLoginFields']>[0];
  /** What the form knows to be wrong, one text for each field. */
  wrong?: Record<string, string>;
  consent: boolean;
  /** True when the page is left. */
  login: (calls: typeof import('./login-calls.ts')) => Promise<boolean>;
  onProblem: (problem: LoginProblem) => void;
}

/** What both login forms share: what is wrong, whether a login is under way, and how one is tried. */
export function useLoginForm() {
  const [errors, setErrors] = useState<Record<string, string>>();
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);

  const show = (problem: Pick<LoginProblem, 'fields' | 'message'>) => {
    setErrors(problem.fields);
    setMessage(problem.message);
  };

  /**
   * Checks `fields` and the consent, then makes the login unless something is `wrong` already. `onProblem` hears
   * what the server refused; the button stays pending after a success, because the page is left.
   */
  const attempt = async ({ fields, wrong: known, consent, login, onProblem }: LoginAttempt) => {
    if (pending) return;
    setPending(true);
    setMessage('');
    try {
      const calls = await loadLoginCalls();
      const wrong = {
        ...calls.checkLoginFields(fields),
        ...known,
        ...(!consent && { consent: consentText }),
      };
      if (Object.keys(wrong).length > 0) {
        setErrors(wrong);
        setPending(false);
        return;
      }
      if (!(await login(calls))) setPending(false);
    } catch (error) {
      setPending(false);
      const problem = await loadLoginCalls().then(
        (calls) => calls.explain(error),
        () => ({ fields: {}, message: noAnswerText, captchaRequired: false, waitSeconds: 0 }),
      );
      if (problem === null) return;
      show(problem);
      onProblem(problem);
    }
  };
  return { errors, message, pending, attempt, show };
}
