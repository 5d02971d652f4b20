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
  /** Renders all facts, with the editable ones in their place. */
  facts: (editable: ReactNode) => ReactNode;
  /** Further actions beside 编辑. */
  actions?: ReactNode;
}

/** Facts, and a form for the editable ones while the student edits; it leaves out what the office has locked. */
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
