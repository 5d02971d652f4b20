import type { ReactNode } from 'react';
import type { Submit } from '../mutation/use-submit.ts';
import { CaptchaEntry } from '../phone-code/CaptchaEntry.tsx';
import { useCaptchaEntry } from '../phone-code/use-captcha-entry.ts';
import { Forgetting } from './Forgetting.tsx';
import { LookUpForm, type LookUpFormProps } from './LookUpForm.tsx';
import type { Miss, PersonFields } from './look-up-check.ts';
import { leftWords, NobodyFound } from './NobodyFound.tsx';
import { type LookUpCall, type Proof, useLookUp } from './use-look-up.ts';

/** Proof of a lookup, with its fields in the form. */
export interface ProofEntry {
  readonly proof: Proof;
  readonly fields: ReactNode;
}

/** Parts of a page that looks somebody up, to be placed by the page. */
interface LookUpParts<Answer> {
  readonly form: ReactNode;
  /** Nobody was found; null otherwise. */
  readonly nobody: ReactNode;
  readonly answer: Answer | null;
  /** Whom the answer is about, as typed. */
  readonly person: PersonFields | null;
  readonly miss: Miss | null;
  /** Empties the page. */
  readonly forget: () => void;
}

export interface LookUpProps<Answer> extends Pick<LookUpFormProps, 'label' | 'layout'> {
  call: LookUpCall<Answer>;
  /** Lookups of one document a day; none where the page has said it, and that nothing stays in the browser. */
  perDay?: number;
  /** Default: a captcha. Always the same one. */
  useProof?: (form: Submit) => ProofEntry;
  /** Another reason why nobody was found, as a sentence. */
  more?: (miss: Miss) => ReactNode;
  children: (parts: LookUpParts<Answer>) => ReactNode;
}

/** Looks somebody up without a login: the form, the answer in the page's memory alone, and nobody found. */
export function LookUp<Answer extends { readonly leftToday: number }>(props: LookUpProps<Answer>) {
  return (
    <Forgetting>
      {(forget, wasForgotten) => <Visit {...props} forget={forget} isAgain={wasForgotten} />}
    </Forgetting>
  );
}

interface VisitProps<Answer> extends LookUpProps<Answer> {
  forget: () => void;
  isAgain: boolean;
}

function Visit<Answer extends { readonly leftToday: number }>({
  call,
  perDay,
  useProof = useCaptchaProof,
  more,
  children,
  forget,
  isAgain,
  ...form
}: VisitProps<Answer>) {
  const { identity, form: submission, answer, person, miss, submit } = useLookUp<Answer>(call);
  const { proof, fields } = useProof(submission);
  const leftToday = answer?.leftToday ?? miss?.leftToday;
  return children({
    ...{ answer, person, miss, forget },
    form: (
      <LookUpForm
        {...form}
        identity={identity}
        form={submission}
        onSubmit={() => submit(proof)}
        note={[
          perDay !== undefined && `每个证件号每天 ${perDay} 次`,
          leftToday !== undefined ? leftWords(leftToday) : perDay !== undefined && '结果不留在浏览器里',
        ]
          .filter(Boolean)
          .join('，')}
        takesFocus={isAgain}
      >
        {fields}
      </LookUpForm>
    ),
    nobody: miss && <NobodyFound miss={miss} more={more?.(miss)} />,
  });
}

/** A captcha is good for one lookup, so that another one comes after it. */
function useCaptchaProof(): ProofEntry {
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(true);
  const proof: Proof = {
    // A key is checked, too: without a captcha its own text stands at the field.
    fields: { code, codeKey: answer?.codeKey ?? 'none' },
    notReady: notShown,
    used: renew,
  };
  return { proof, fields: <CaptchaEntry {...entry} /> };
}
