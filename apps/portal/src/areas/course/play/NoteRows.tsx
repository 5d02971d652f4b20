import { maxNoteLength, type Note } from '@qianwei/api/contract/course/note';
import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';
import * as styles from './Notes.css.ts';

interface NoteRowsProps {
  /** In the order of their seconds. */
  notes: readonly Pick<Note, 'noteId' | 'second' | 'content'>[];
  /** The note whose change or deletion is under way; null when none is. */
  pendingId: string | null;
  /** The problem of a note; null without one. */
  problem: { noteId: string; message: string } | null;
  onSeek: (second: number) => void;
  /** Resolves to whether it was saved: the text stays open when it was not. */
  onEdit: (noteId: string, content: string) => Promise<boolean>;
  onDelete: (noteId: string) => void;
}

/** The student's notes of the lesson. Each leads to its second; one at a time is changed, or asked about before it goes. */
export function NoteRows({ notes, pendingId, problem, onSeek, onEdit, onDelete }: NoteRowsProps) {
  const [open, setOpen] = useState<{ noteId: string; as: 'edit' | 'delete' } | null>(null);
  const close = () => setOpen(null);
  if (notes.length === 0)
    return <p className={styles.none}>这一节还没有笔记。记下的笔记会留在这一秒，随时可以跳回来看。</p>;
  return (
    <ol className={styles.rows} aria-label="这一节的笔记">
      {notes.map(({ noteId, second, content }) => {
        const place = placeWords(second);
        const isPending = pendingId === noteId;
        const failure = problem?.noteId === noteId ? problem.message : null;
        return (
          <li key={noteId} className={styles.row}>
            <TextButton aria-label={`从 ${place} 看`} onPress={() => onSeek(second)}>
              {place}
            </TextButton>
            {open?.noteId === noteId && open.as === 'edit' ? (
              <NoteEditor
                place={place}
                content={content}
                isPending={isPending}
                problem={failure}
                onCancel={close}
                onSave={async (text) => {
                  if (await onEdit(noteId, text)) close();
                }}
              />
            ) : (
              <div>
                <p className={styles.content}>{content}</p>
                {open?.noteId === noteId ? (
                  <div className={styles.ask}>
                    <RowQuestion
                      title={`删除 ${place} 的笔记？`}
                      consequence="删除后不能恢复。"
                      keep="不删了"
                      act="删除"
                      pending={isPending}
                      problem={failure === null ? null : { message: failure, data: null }}
                      undone="没有删除"
                      onKeep={close}
                      onAct={() => onDelete(noteId)}
                    />
                  </div>
                ) : (
                  <p className={styles.acts}>
                    <TextButton
                      aria-label={`修改 ${place} 的笔记`}
                      onPress={() => setOpen({ noteId, as: 'edit' })}
                    >
                      修改
                    </TextButton>
                    <TextButton
                      aria-label={`删除 ${place} 的笔记`}
                      onPress={() => setOpen({ noteId, as: 'delete' })}
                    >
                      删除
                    </TextButton>
                  </p>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface NoteEditorProps {
  /** 12:31. */
  place: string;
  content: string;
  isPending: boolean;
  problem: string | null;
  onSave: (content: string) => void;
  onCancel: () => void;
}

function NoteEditor({ place, content, isPending, problem, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(content);
  const [isEmpty, setEmpty] = useState(false);
  const save = () => {
    if (text.trim() === '') return setEmpty(true);
    if ([...text].length <= maxNoteLength) onSave(text.trim());
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={`${place} 的笔记`}
        autoFocus
        maxLength={maxNoteLength}
        value={text}
        error={isEmpty ? '请写下笔记；不要了可以删除这一条。' : (problem ?? undefined)}
        onChange={(next) => {
          setText(next);
          setEmpty(false);
        }}
      />
      <div className={styles.editActs}>
        <Button size="small" onPress={onCancel}>
          取消
        </Button>
        <Button size="small" pending={isPending} onPress={save}>
          保存修改
        </Button>
      </div>
    </div>
  );
}
