import type { StudentRecord } from '@qianwei/api/contract/account';
import { Description } from '@qianwei/ui/DescriptionList';
import { late, useLate } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { TextButton } from '@qianwei/ui/TextButton';
import type { ReactNode } from 'react';
import { useEditInPlace } from '../../shared/form/use-edit-in-place.ts';
import { maskMobile } from '../../shared/session/mask.ts';
import type { EditFormProps } from './EditForm.tsx';
import type { FieldDefinition } from './field-definition.ts';

const editForm = late<EditFormProps>(() => import('./EditForm.tsx'), { prefetch: 'idle' });

export interface EditableSectionProps {
  name: string;
  /** The edited part, for the names of the buttons. */
  title: string;
  student: StudentRecord;
  fields: readonly FieldDefinition[];
  /** Renders all facts, with the editable ones in their place. */
  children: (editable: ReactNode) => ReactNode;
}

/**
 * A part of the record, and a form for its editable fields while the student edits; it leaves out what the office has
 * locked. A telephone number is masked.
 */
export function EditableSection({ name, title, student, fields, children }: EditableSectionProps) {
  const { isEditing, close, edit, form } = useEditInPlace();
  const { Component: EditForm, prepare, open: fetchForm } = useLate(editForm);
  const open = fields.filter(({ name }) => student.editableFields.includes(name));
  const shown = fields.map(({ name, label, type }) => (
    <Description key={name} label={label} masked={type === 'tel' ? maskMobile(student[name]) : undefined}>
      {student[name]}
    </Description>
  ));
  return (
    <Section
      name={name}
      action={
        !isEditing &&
        open.length > 0 && (
          <TextButton
            {...edit}
            onHoverStart={prepare}
            onFocus={prepare}
            onPress={() => fetchForm(edit.onPress)}
            aria-label={`编辑${title}`}
          >
            编辑
          </TextButton>
        )
      }
    >
      {children(isEditing ? null : shown)}
      {EditForm && isEditing && (
        <EditForm ref={form} title={title} student={student} fields={open} onClose={close} />
      )}
    </Section>
  );
}
