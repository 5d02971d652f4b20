import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import * as styles from './Mine.css.ts';
import type { HeldAnswer } from './use-held.ts';

/** Name, identity number and captcha. The browser is asked to remember none of it. */
export function LookUpForm({ onFound }: { onFound: (answer: HeldAnswer) => void }) {
  const client = useClient();
  const [name, setName] = useState('');
  const [idCard, setIdCard] = useState('');
  const captcha = useCaptchaEntry(true);
  const form = useSubmit();
  const submit = () =>
    form.submit({}, async () => {
      const calls = await import('./look-up.ts');
      const fields = { name: name.trim(), idCard, code: captcha.code };
      const wrong = { ...calls.checkLookUp(fields), ...captcha.notShown };
      if (Object.keys(wrong).length > 0) return form.show(wrong);
      try {
        onFound(await calls.lookUp(client, { ...fields, codeKey: captcha.answer?.codeKey ?? '' }));
      } catch (error) {
        captcha.renew();
        throw calls.codeAtItsField(error);
      }
    });
  return (
    <Form
      validationErrors={form.errors}
      onSubmit={() => void submit()}
      autoComplete="off"
      className={styles.form}
    >
      {form.problem && (
        <div className={styles.problem}>
          <Banner tone="danger" live="assertive">
            {form.problem.message}
          </Banner>
        </div>
      )}
      <TextField
        name="name"
        label="姓名"
        placeholder="与身份证一致"
        autoComplete="off"
        maxLength={20}
        value={name}
        onChange={setName}
      />
      <TextField
        name="idCard"
        label="证件号"
        placeholder="18 位身份证号"
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        value={idCard}
        onChange={setIdCard}
      />
      <CaptchaEntry {...captcha.entry} />
      <div className={styles.send}>
        <Button type="submit" variant="primary" size="large" block pending={form.pending}>
          {form.pending ? '查询中…' : '查询'}
        </Button>
      </div>
      <p className={styles.note}>同一证件号每天可查 10 次。结果只显示在这一页，不保存在这台设备上。</p>
    </Form>
  );
}
