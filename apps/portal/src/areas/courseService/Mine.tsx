import { Forgetting } from '../../shared/look-up/Forgetting.tsx';
import { LookUpForm } from '../../shared/look-up/LookUpForm.tsx';
import { leftWords, NobodyFound } from '../../shared/look-up/NobodyFound.tsx';
import { useCaptchaProof } from '../../shared/look-up/use-captcha-proof.ts';
import { useLookUp } from '../../shared/look-up/use-look-up.ts';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { HeldServices } from './HeldServices.tsx';
import type { HeldAnswer } from './look-up.ts';

const loadLookup = () => import('./look-up.ts');

/** 我的服务: the services of a person without a login, in place of the form once they are found. */
export function Mine() {
  return (
    <Forgetting>{(forget, wasForgotten) => <Held onForget={forget} isAgain={wasForgotten} />}</Forgetting>
  );
}

function Held({ onForget, isAgain }: { onForget: () => void; isAgain: boolean }) {
  const { identity, form, answer, miss, leftToday, submit } = useLookUp<HeldAnswer>(loadLookup);
  const captcha = useCaptchaProof();
  if (answer !== null) return <HeldServices answer={answer} onClear={onForget} />;
  return (
    <>
      <LookUpForm
        label="我的服务"
        layout="line"
        identity={identity}
        form={form}
        onSubmit={() => submit(captcha.proof)}
        note={
          leftToday === null
            ? '同一证件号每天可查 10 次。结果只显示在这一页，不保存在这台设备上。'
            : `同一证件号每天可查 10 次，${leftWords(leftToday)}。`
        }
        takesFocus={isAgain}
      >
        <CaptchaEntry {...captcha.entry} />
      </LookUpForm>
      {miss && <NobodyFound miss={miss} more="还没有开通课程服务的，也查不到。" />}
    </>
  );
}
