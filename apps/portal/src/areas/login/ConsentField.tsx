import { Checkbox } from '@qianwei/ui/Checkbox';
import { late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import type { Policy } from './PolicyDialog.tsx';

const dialog = late(() => import('./PolicyDialog.tsx'));

/** The consent, required and unticked at first; the two texts open in a dialog. */
export function ConsentField({
  consent,
  onConsent,
}: {
  consent: boolean;
  onConsent(consent: boolean): void;
}) {
  const [reading, setReading] = useState<Policy | null>(null);
  const { Component: PolicyDialog, open } = useLate(dialog);
  const read = (policy: Policy) => open(() => setReading(policy));
  return (
    <>
      <Checkbox
        name="consent"
        isSelected={consent}
        onChange={onConsent}
        links={
          <>
            <TextButton onPress={() => read('agreement')}>《用户服务协议》</TextButton>
            <TextButton onPress={() => read('privacy')}>《隐私政策》</TextButton>
          </>
        }
      >
        我已阅读并同意
      </Checkbox>
      {PolicyDialog && reading && <PolicyDialog policy={reading} onClose={() => setReading(null)} />}
    </>
  );
}
