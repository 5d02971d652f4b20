import type { StudentRecord } from '@qianwei/api/contract/account';
import { Description } from '@qianwei/ui/DescriptionList';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useState } from 'react';
import * as styles from './AccountPage.css.ts';
import { EditForm } from './EditForm.tsx';
import type { FieldDefinition } from './field-definition.ts';

export interface EditableFieldsProps {
  /** What is edited, for the buttons' names. */
  title: string;
  student: StudentRecord;
  fields: readonly FieldDefinition[];
  /** The facts as read, with the editable ones put where they belong. */
  facts: (editable: ReactNode) => ReactNode;
  /** Further actions beside 编辑. */
  actions?: ReactNode;
}

/** Facts to read, and a form in their place while the student edits; fields the office has locked stay out of it. */
export function EditableFields({ title, student, fields, facts, actions }: EditableFieldsProps) {
  const [editing, setEditing] = useState(false);
  const open = fields.filter(({ name }) => student.editableFields.includes(name));
  const shown = fields.map(({ name, label }) => (
    <Description key={name} label={label}>
      {student[name]}
    </Description>
  ));
  if (editing)
    return (
      <>
        {facts(null)}
        <EditForm title={title} student={student} fields={open} onClose={() => setEditing(false)} />
      </>
    );
  return (
    <>
      {facts(shown)}
      <div className={styles.editActions}>
        {open.length > 0 && (
          <TextButton aria-label={`编辑${title}`} onPress={() => setEditing(true)}>
            编辑
          </TextButton>
        )}
        {actions}
      </div>
    </>
  );
}
