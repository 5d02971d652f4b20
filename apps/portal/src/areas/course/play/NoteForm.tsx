import { maxNoteLength } from '@qianwei/api/contract/course/note';
import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextArea } from '@qianwei/ui/TextArea';
import { type Ref, useState } from 'react';
import * as styles from './Notes.css.ts';

interface NoteFormProps {
  /** The second that the note belongs to: where its first letter was typed. */
  second: number;
  text: string;
  isPending: boolean;
  /** It was not sent yet and is kept on this device. */
  isLocal: boolean;
  /** Why it was not saved; null when it was. */
  problem: string | null;
  onChange: (text: string) => void;
  /** Called with a text that is neither empty nor too long. */
  onSave: () => void;
  /** The field: the key N puts the focus there. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Writes a note at a second of the lesson. */
export function NoteForm({
  second,
  text,
  isPending,
  isLocal,
  problem,
  onChange,
  onSave,
  ref,
}: NoteFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const save = () => {
    if (text.trim() === '') return setEmpty(true);
    if ([...text].length <= maxNoteLength) onSave();
  };
  return (
    <Form className={styles.form} onSubmit={save}>
      <TextArea
        ref={ref}
        name="content"
        label={`在 ${placeWords(second)} 记笔记`}
        placeholder="记在这一秒，按 N 键随时开始"
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        error={isEmpty ? '请先写下笔记。' : (problem ?? undefined)}
        onChange={(next) => {
          setEmpty(false);
          onChange(next);
        }}
      />
      <div className={styles.formFoot}>
        {isLocal && (
          <StateMark shape="half" tone="warning">
            已存本机，联网后补传
          </StateMark>
        )}
        <span className={styles.formAct}>
          <Button type="submit" size="small" pending={isPending}>
            保存
          </Button>
        </span>
      </div>
    </Form>
  );
}
