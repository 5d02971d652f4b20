import type { Endpoint } from '@qianwei/api/endpoint';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useMutationCall } from '../mutation/use-mutation-call.ts';
import { useNotify } from '../page/notify.tsx';
import { WhyRefused } from '../page/WhyNot.tsx';
import * as styles from './apply.css.ts';

export interface WithdrawFormProps {
  endpoint: Endpoint<unknown, unknown, { applyId: string; reason: string }>;
  applyId: string;
  /** 毕业申请 */
  noun: string;
  /** The application stays as it is. */
  onCancel(): void;
}

/** The question before an application is taken back, with its reason. */
export default function WithdrawForm({ endpoint, applyId, noun, onCancel }: WithdrawFormProps) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The field takes the focus; its buttons come into view with it, above the dock of a phone.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { pending, errors, problem, send } = useMutationCall(endpoint);
  const withdraw = () =>
    send(
      { applyId, reason },
      {
        wrong: reason.trim() === '' ? { reason: '请写明撤回原因' } : {},
        done: () => notify({ type: 'success', text: `${noun}已撤回，填的内容都在，改好后可以再提交。` }),
      },
    );
  return (
    <Form
      ref={form}
      validationErrors={errors ?? {}}
      className={styles.withdraw}
      onSubmit={() => void withdraw()}
    >
      <p>撤回后回到草稿，填的内容和材料都留着；受理截止前可以改好再提交，审核从头开始。</p>
      <TextField
        autoFocus
        name="reason"
        label="撤回原因"
        hint="例如通讯地址要改。"
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          没有撤回：
          <WhyRefused problem={problem} />
        </p>
      )}
      <div className={styles.answers}>
        <Button onPress={onCancel}>不撤回</Button>
        <Button type="submit" variant="danger" pending={pending}>
          确认撤回
        </Button>
      </div>
    </Form>
  );
}
