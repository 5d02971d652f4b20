import { getStudentDetail, updateStudentDetail } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { callKey } from '../../shared/query/use-call.ts';
import { useQueryClient } from '../../shared/query/use-query-client.ts';
import { EditField } from './EditField.tsx';
import * as styles from './EditForm.css.ts';
import type { FieldDefinition } from './field-definition.ts';
import type { Student } from './labels.ts';

export interface EditFormProps {
  title: string;
  /** The record as the server has it now; it may change while the student types. */
  student: Student;
  fields: readonly FieldDefinition[];
  onClose: () => void;
}

const valuesOf = (student: Student, fields: readonly FieldDefinition[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, student[name]]));

/**
 * Edits a part of the record. When another device has changed it meanwhile (1040006), what was typed stays, the
 * newer record is loaded on request, and each field that differs says what the other device wrote.
 */
export function EditForm({ title, student, fields, onClose }: EditFormProps) {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [before] = useState(() => valuesOf(student, fields));
  const [typed, setTyped] = useState(before);
  const { pending, errors, problem, submit } = useSubmit();
  const reload = () => queries.invalidateQueries({ queryKey: callKey(getStudentDetail) });

  const save = async () => {
    const saved = await submit({}, async () => {
      await client.call(updateStudentDetail, { ...typed, revision: student.revision });
      await reload();
    });
    if (!saved) return;
    notify({ type: 'success', text: `${title}已保存` });
    onClose();
  };
  const conflict = problem?.errorCode === errorCode.conflict;

  return (
    <Form
      className={styles.form}
      validationErrors={errors}
      aria-label={`编辑${title}`}
      onSubmit={() => void save()}
    >
      {problem && (
        <Banner
          tone={conflict ? 'warning' : 'danger'}
          live="assertive"
          title={problem.message}
          action={conflict && <TextButton onPress={() => void reload()}>重新加载</TextButton>}
        >
          {conflict
            ? '您填写的内容还在。重新加载后，与其他设备不同的地方会逐项标出，核对后再保存。'
            : '您填写的内容还在，可以再试一次。'}
        </Banner>
      )}
      {fields.map((field) => {
        const theirs = student[field.name];
        const changed = theirs !== before[field.name] && theirs !== typed[field.name];
        return (
          <EditField
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            hint={changed ? `其他设备已改为“${theirs || '空'}”` : field.hint}
            onChange={(value) => setTyped((all) => ({ ...all, [field.name]: value }))}
          />
        );
      })}
      <div className={styles.actions}>
        <Button onPress={onClose}>取消</Button>
        <Button type="submit" variant="primary" pending={pending}>
          保存
        </Button>
      </div>
    </Form>
  );
}
