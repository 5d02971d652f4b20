import type { StudentRecord } from '@qianwei/api/contract/account';
import { updateStudentDetail } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextButton } from '@qianwei/ui/TextButton';
import type { Ref } from 'react';
import type { Values } from '../../shared/form/draft.ts';
import { useDraftForm } from '../../shared/form/use-draft-form.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { useQueryCache } from '../../shared/query/query-cache.tsx';
import * as styles from './AccountPage.css.ts';
import { EditField } from './EditField.tsx';
import type { FieldDefinition } from './field-definition.ts';

export interface EditFormProps {
  title: string;
  /** The record as the server has it now; it may change while the student types. */
  student: StudentRecord;
  fields: readonly FieldDefinition[];
  onClose: () => void;
  ref: Ref<HTMLFormElement>;
}

const valuesOf = (student: StudentRecord, fields: readonly FieldDefinition[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, student[name]])) as Values<FieldDefinition['name']>;

/**
 * Edits a part of the record. When another device has changed it meanwhile (1040006), what was typed stays, the
 * newer record is loaded on request, and each field that both changed says what the other device wrote.
 */
export default function EditForm({ title, student, fields, onClose, ref }: EditFormProps) {
  const notify = useNotify();
  const queries = useQueryCache();
  const form = useDraftForm(valuesOf(student, fields), student.revision);
  const { pending, errors, problem, send } = useMutationCall(updateStudentDetail);
  // Another device has saved: what is cached here is outdated, too.
  const reload = () => queries.refreshAfter(updateStudentDetail);

  const save = async () => {
    const saved = await form.save(async (changes, revision) => {
      let next: number | null = null;
      const done = (data: DataOf<typeof updateStudentDetail>) => {
        next = data.revision;
      };
      await send({ ...changes, revision }, { done });
      return next;
    });
    if (!saved) return;
    notify({ type: 'success', text: `${title}已保存` });
    onClose();
  };
  const conflict = problem?.errorCode === errorCode.conflict;

  return (
    <Form
      ref={ref}
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
            ? '你填写的内容还在。重新加载后，与其他设备不同的地方会逐项标出，核对后再保存。'
            : '你填写的内容还在，可以再试一次。'}
        </Banner>
      )}
      {fields.map((field) => {
        const theirs = form.theirs(field.name);
        return (
          <EditField
            key={field.name}
            field={field}
            value={form.typed[field.name]}
            hint={theirs === undefined ? field.hint : `其他设备已改为“${theirs || '空'}”`}
            onChange={(value) => form.change(field.name, value)}
          />
        );
      })}
      <div className={styles.formActions}>
        <Button onPress={onClose}>取消</Button>
        <Button type="submit" variant="primary" pending={pending}>
          保存
        </Button>
      </div>
    </Form>
  );
}
