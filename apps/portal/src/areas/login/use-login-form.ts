import { isCancelled } from '@qianwei/api/errors';
import { useState } from 'react';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { loadLoginCalls } from './use-login-calls.ts';

const consentText = '请先阅读并同意协议';

/** One attempt to log in. */
export interface LoginAttempt {
  fields: Parameters<typeof import('./login-calls.ts')['checkLoginFields']>[0];
  /** Errors that the form knows, one text for each field. */
  wrong?: Record<string, string>;
  consent: boolean;
  /** Resolves to true when the page is left. */
  login: (calls: typeof import('./login-calls.ts')) => Promise<boolean>;
  /** It failed; with `asksCaptcha` the next attempt needs a captcha. */
  onProblem: (asksCaptcha: boolean) => void;
}

/** The state and the submission that both login forms share. */
export function useLoginForm() {
  const { pending, submit, ...form } = useSubmit();
  const [isLeaving, setLeaving] = useState(false);

  /**
   * Checks `fields` and the consent, then logs in unless something is `wrong` already. The button stays pending after
   * a success, because the page is left.
   */
  const attempt = ({ fields, wrong, consent, login, onProblem }: LoginAttempt) => {
    if (isLeaving) return;
    void submit({}, async () => {
      const calls = await loadLoginCalls().catch((error: unknown) => {
        onProblem(false);
        throw error;
      });
      const all = { ...calls.checkLoginFields(fields), ...wrong, ...(!consent && { consent: consentText }) };
      if (Object.keys(all).length > 0) return form.show(all);
      try {
        setLeaving(await login(calls));
      } catch (error) {
        if (!isCancelled(error)) onProblem(calls.needsCaptcha(error));
        throw calls.codeAtItsField(error);
      }
    });
  };
  return { ...form, pending: pending || isLeaving, attempt };
}
