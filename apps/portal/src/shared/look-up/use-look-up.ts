import { useState } from 'react';
import { useClient } from '../client/client.tsx';
import { useSubmit } from '../mutation/use-submit.ts';
import type { Lookup, Miss } from './lookup.ts';
import { useIdentity } from './use-identity.ts';

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
 * Looks somebody up without a login. The answer is held in memory, replaced by the next one, and goes with the component
 * (`Forgetting`). A miss is no failure of the form: `miss` says how many lookups are left.
 */
export function useLookUp<Answer extends { readonly leftToday: number }>(
  load: () => Promise<{ default: Lookup<Answer> }>,
) {
  const client = useClient();
  const identity = useIdentity();
  const form = useSubmit();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [miss, setMiss] = useState<Miss | null>(null);

  const submit = ({ fields, notReady = {}, used }: Proof): void =>
    void form.submit({}, async () => {
      const { default: lookup } = await load();
      const all = { ...identity.values, ...fields };
      const wrong = { ...lookup.check(all), ...notReady };
      if (Object.keys(wrong).length > 0) return form.show(wrong);
      setMiss(null);
      setAnswer(null);
      try {
        setAnswer(await lookup.ask(client, all));
      } catch (error) {
        const missed = lookup.missOf(error);
        setMiss(missed);
        if (missed === null) throw lookup.codeAtItsField(error);
      } finally {
        used?.();
      }
    });

  return { identity, form, answer, miss, leftToday: answer?.leftToday ?? miss?.leftToday ?? null, submit };
}
