import type { Endpoint } from '@qianwei/api/endpoint';
import { ApiError } from '@qianwei/api/errors';
import { useState } from 'react';
import { useClient } from '../client/client.tsx';
import { useSubmit } from '../mutation/use-submit.ts';
import type { Miss, PersonFields } from './look-up-check.ts';
import { useIdentity } from './use-identity.ts';

/** A call that looks somebody up. */
export interface LookUpCall<Answer> {
  /** Behind an `import()`: the contract comes after the page. */
  readonly endpoint: () => Promise<Endpoint<unknown, Answer>>;
  /** Fields that nobody types. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** Proof of a lookup: a captcha, or a code by SMS with the number it went to. */
export interface Proof {
  /** Fields of the call, without the person. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields that can't be right yet, such as a captcha that has not come. */
  readonly notReady?: Record<string, string>;
  /** Called when the proof was used. */
  readonly used?: () => void;
}

/**
 * Looks somebody up without a login. The answer is held in memory with the person as typed, replaced by the next one, and
 * goes when another person is typed and with the component (`Forgetting`); a refusal leaves it. A miss is no failure of the form: `miss` says how many
 * lookups are left.
 */
export function useLookUp<Answer extends { readonly leftToday: number }>(call: LookUpCall<Answer>) {
  const client = useClient();
  const [found, setFound] = useState<{ answer: Answer; person: PersonFields } | null>(null);
  const [miss, setMiss] = useState<Miss | null>(null);
  // Below another name the answer would be read as that person's.
  const identity = useIdentity(() => {
    setFound(null);
    setMiss(null);
  });
  const form = useSubmit();

  const submit = ({ fields, notReady = {}, used }: Proof): void =>
    void form.submit({}, async () => {
      if (!navigator.onLine) throw new ApiError('network', '没有网络，连上以后再查；填的内容还在。');
      const [endpoint, { missOf, checkIdentity }, { checkPayloadFields }, { codeAtItsField }] =
        await Promise.all([
          call.endpoint(),
          import('./look-up-check.ts'),
          import('../form/check-fields.ts'),
          import('../phone-code/code-errors.ts'),
        ]);
      const payload = { ...call.fixed, ...identity.values, ...fields };
      const wrong = { ...checkPayloadFields(endpoint.payload, payload), ...notReady };
      if (Object.keys(wrong).length > 0) return form.show(wrong);
      const person = {
        ...identity.values,
        name: checkIdentity('name', identity.values).text,
        idCard: checkIdentity('idCard', identity.values).text,
      };
      try {
        setFound({ answer: await client.call(endpoint, payload), person });
        setMiss(null);
      } catch (error) {
        const missed = missOf(error);
        if (missed === null) throw codeAtItsField(error);
        setMiss(missed);
        setFound(null);
      } finally {
        used?.();
      }
    });

  return { identity, form, answer: found?.answer ?? null, person: found?.person ?? null, miss, submit };
}
