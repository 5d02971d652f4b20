import { Checkbox } from '@qianwei/ui/Checkbox';
import { TextButton } from '@qianwei/ui/TextButton';
import { lazy, Suspense, useState } from 'react';

const PolicyDialog = lazy(() => import('./PolicyDialog.tsx'));

/** Which of the two policies is read. */
export type Policy = 'agreement' | 'privacy';

/** The consent, required and unticked at first; the two texts open in a dialog. */
export function ConsentField({
  consent,
  onConsent,
}: {
  consent: boolean;
  onConsent(consent: boolean): void;
}) {
  const [reading, setReading] = useState<Policy | null>(null);
  return (
    <>
      <Checkbox
        name="consent"
        isSelected={consent}
        onChange={onConsent}
        links={
          <>
            <TextButton onPress={() => setReading('agreement')}>《用户服务协议》</TextButton>
            <TextButton onPress={() => setReading('privacy')}>《隐私政策》</TextButton>
          </>
        }
      >
        我已阅读并同意
      </Checkbox>
      {reading !== null && (
        <Suspense fallback={null}>
          <PolicyDialog policy={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </>
  );
}
