import { Banner } from '@qianwei/ui/Banner';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { useState } from 'react';
import { exams } from '../../institution/exams.ts';
import { BasisWords } from '../../shared/page/BasisLine.tsx';
import * as styles from './SignUpPage.css.ts';
import type { AsideProps } from './sign-up-exam.ts';

/** 先看是不是可以不考: results that replace the exam. A tick answers at once and is kept nowhere. */
export default function SubstituteCheck({ basis, hasFee }: AsideProps) {
  const [held, setHeld] = useState<readonly string[]>([]);
  const first = exams.substitutes.find(({ name }) => held.includes(name));
  return (
    <MarginPart title="先看是不是可以不考">
      <div className={styles.stack}>
        <p>下面有一项就能直接用于学位申请，不用再报名{hasFee && '，也不用交费'}。勾一下试试：</p>
        {exams.substitutes.map(({ name, condition }) => (
          <Checkbox
            key={name}
            hint={condition}
            isSelected={held.includes(name)}
            onChange={(isHeld) => setHeld(isHeld ? [...held, name] : held.filter((other) => other !== name))}
          >
            {name}
          </Checkbox>
        ))}
        <div role="status">
          {first && (
            <Banner tone="info" title="你可以不再报名。">
              {first.proof}
            </Banner>
          )}
        </div>
        {basis && (
          <p className={styles.note}>
            依据 <BasisWords basis={basis} />
          </p>
        )}
      </div>
    </MarginPart>
  );
}
