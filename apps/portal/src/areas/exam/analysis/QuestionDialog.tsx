import type { Endpoint } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { TextArea } from '@qianwei/ui/TextArea';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useId, useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import * as styles from './Questions.css.ts';

export interface QuestionDialogProps<Payload, Data, Input> {
  title: string;
  /** The text above the field. */
  children: ReactNode;
  /** The field; its name is the one that the server's field errors use. */
  field: { name: string; label: string; hint: string };
  /** The minimum of characters after trimming, and the error below it. The maximum is 500. */
  fewest: { count: number; text: string };
  /** The label of the submit button. */
  action: string;
  /** The call that submits the text, and its payload. */
  endpoint: Endpoint<Payload, Data, Input>;
  payload: (text: string) => NoInfer<Input>;
  /** The toast after success; the dialog closes. */
  done: string;
  /** Shown below a failure: what was typed is kept. */
  kept: string;
  onClose: () => void;
}

/** The student writes about one question and submits it. What was typed stays after a failure (FORM-3). */
export function QuestionDialog<Payload, Data, Input>(props: QuestionDialogProps<Payload, Data, Input>) {
  const { title, children, field, fewest, action, endpoint, payload, done, kept, onClose } = props;
  const notify = useNotify();
  const form = useId();
  const [text, setText] = useState('');
  const { pending, errors, problem, send } = useMutationCall(endpoint);

  const handIn = () => {
    const wrong: Record<string, string> =
      [...text.trim()].length < fewest.count ? { [field.name]: fewest.text } : {};
    const close = () => {
      notify({ type: 'success', text: done });
      onClose();
    };
    void send(payload(text), { wrong, done: close });
  };

  return (
    <DialogPanel
      title={title}
      isOpen
      onOpenChange={onClose}
      dismissable={false}
      width="wide"
      actions={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={form} className={styles.form} validationErrors={errors} onSubmit={handIn}>
        {problem && (
          <Banner tone="danger" live="assertive" title="没有提交。">
            <WhyRefused problem={problem} /> {kept}
          </Banner>
        )}
        <WholeDates>{children}</WholeDates>
        <TextArea {...field} maxLength={500} value={text} onChange={setText} />
      </Form>
    </DialogPanel>
  );
}
