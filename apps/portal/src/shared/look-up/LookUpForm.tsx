import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import type { ReactNode } from 'react';
import { CardTypeField } from '../form/CardTypeField.tsx';
import type { Submit } from '../mutation/use-submit.ts';
import * as styles from './look-up.css.ts';
import type { useIdentity } from './use-identity.ts';

export interface LookUpFormProps {
  /** Names the form. */
  label: string;
  identity: ReturnType<typeof useIdentity>;
  form: Pick<Submit, 'errors' | 'problem' | 'pending'>;
  /** The fields of the proof: a captcha, or a number with a code. */
  children: ReactNode;
  onSubmit: () => void;
  /** How often one may look up, and how often more. */
  note: ReactNode;
  /** Fields one below the other, or on one line of a desk. Default `column`. */
  layout?: 'column' | 'line';
  /** Focus begins at the name: what was here has been emptied. Default false. */
  takesFocus?: boolean;
}

/** Name, document and a proof. The browser is asked to remember none of it. */
export function LookUpForm({
  label,
  identity: { values, errors, change, changeType, left },
  form,
  children,
  onSubmit,
  note,
  layout = 'column',
  takesFocus = false,
}: LookUpFormProps) {
  return (
    <Form
      aria-label={label}
      validationErrors={form.errors}
      onSubmit={onSubmit}
      autoComplete="off"
      className={styles.form[layout]}
    >
      <TextField
        name="name"
        label="姓名"
        placeholder="与证件一致"
        autoComplete="off"
        maxLength={20}
        autoFocus={takesFocus}
        value={values.name}
        onChange={change('name')}
        onBlur={left('name')}
        error={errors.name}
      />
      <CardTypeField value={values.cardType} onChange={changeType} />
      <TextField
        name="idCard"
        label="证件号"
        placeholder={values.cardType === 'ID_CARD' ? '18 位身份证号' : '与证件一致'}
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        value={values.idCard}
        onChange={change('idCard')}
        onBlur={left('idCard')}
        error={errors.idCard}
      />
      {children}
      <div className={styles.send[layout]}>
        <Button type="submit" variant="primary" size="large" block pending={form.pending}>
          {form.pending ? '查询中…' : '查询'}
        </Button>
      </div>
      {form.problem && (
        <div className={styles.acrossForm}>
          <Banner tone="danger" live="assertive">
            {form.problem.message}
          </Banner>
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </Form>
  );
}
