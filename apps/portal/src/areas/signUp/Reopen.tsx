import { getSignUpRecordNLog, type OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { useState } from 'react';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { Refused } from './Refused.tsx';
import * as styles from './SignUpPage.css.ts';
import { useCodeProof } from './use-code-proof.ts';
import type { TypedIdentity } from './use-identity.ts';
import type { VisitKey } from './use-visit.ts';

interface Candidate {
  readonly majorId: string;
  readonly name: string;
  readonly majorName: string;
  readonly examineeNo: string;
}

export interface ReopenProps {
  visit: VisitKey;
  /** The first step on this device, for its number. */
  identity: DraftView<TypedIdentity>;
  /** The button: 接着办. */
  action: string;
  onOpened(opened: OpenedSignUp): void;
}

/** Number and code: bring back what was signed up for, or typed, on any device. */
export default function Reopen({ visit, identity, action, onOpened }: ReopenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [majorId, setMajorId] = useState('');
  const number = typed ?? identity.document.mobile;
  const proof = useCodeProof(visit, number);
  const { send, pending, errors, problem } = useMutationCall(getSignUpRecordNLog, proof.form);
  const reopen = () => {
    const { payload, wrong } = proof.payloadOf({});
    if (candidates.length > 0 && majorId === '') wrong.majorId = '请选择考籍';
    void send(majorId === '' ? payload : { ...payload, majorId }, {
      wrong,
      done: (answer) => {
        if ('candidates' in answer) return setCandidates(answer.candidates);
        // After a reload the number is needed again for a draft, not for a look at the record.
        if (answer.draft !== null) identity.edit('mobile', number);
        onOpened(answer);
      },
    });
  };
  return (
    <Form validationErrors={errors} onSubmit={reopen} autoComplete="off" className={styles.form}>
      <Refused problem={problem} />
      <PhoneCodeFields {...proof.field} mobile={{ value: number, onChange: setTyped }} />
      {candidates.length > 0 && (
        <RadioGroup
          name="majorId"
          label="这个手机号有几个考籍报过名，请选一个"
          value={majorId || null}
          onChange={setMajorId}
          options={candidates.map(({ majorId: id, name, majorName, examineeNo }) => ({
            value: id,
            label: majorName,
            hint: `${name}，准考证号 ${examineeNo}`,
          }))}
        />
      )}
      <div>
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {pending ? '核验中…' : action}
        </Button>
      </div>
    </Form>
  );
}
