import { deleteNote, maxNoteLength, type Note, saveNote } from '@qianwei/api/contract/course/note';
import { listMoment } from '@qianwei/api/time/words';
import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { Link } from '@qianwei/ui/Link';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './panels.css.ts';

export interface NoteEntryProps {
  /** The address that plays the lesson at this second; null while the lesson cannot be played. */
  href: string | null;
  note: Note;
}

/** A note with its second; it is changed in its place, and deleted after a question. */
export function NoteEntry({ href, note }: NoteEntryProps) {
  const now = useNow();
  const [state, setState] = useState<'shown' | 'editing' | 'deleting'>('shown');
  const { second, content, time } = note;
  const place = placeWords(second);
  return (
    <li className={styles.note}>
      {href === null ? (
        <span className={styles.notePlace}>{place}</span>
      ) : (
        <Link href={href} className={styles.notePlace} aria-label={`从 ${place} 播放`}>
          {place}
        </Link>
      )}
      <div>
        {state === 'editing' ? (
          <NoteForm note={note} onClose={() => setState('shown')} />
        ) : (
          <>
            <p className={styles.noteText}>{content}</p>
            <p className={styles.noteTools}>
              {listMoment(time, now)}
              <TextButton onPress={() => setState('editing')} aria-label={`编辑 ${place} 的笔记`}>
                编辑
              </TextButton>
              <TextButton onPress={() => setState('deleting')} aria-label={`删除 ${place} 的笔记`}>
                删除
              </TextButton>
            </p>
          </>
        )}
        {state === 'deleting' && <DeleteQuestion note={note} onClose={() => setState('shown')} />}
      </div>
    </li>
  );
}

interface NoteFormProps {
  note: Note;
  onClose: () => void;
}

function NoteForm({ note, onClose }: NoteFormProps) {
  const { noteId, lessonId, second } = note;
  const [content, setContent] = useState(note.content);
  const { pending, errors, problem, send } = useMutationCall(saveNote);
  useLeaveGuard(content !== note.content);
  const save = () => {
    const text = content.trim();
    const wrong: Record<string, string> = {
      ...(text === '' && { content: '请写下笔记' }),
      ...([...text].length > maxNoteLength && { content: `笔记最多 ${maxNoteLength} 字，请删减后再保存` }),
    };
    void send({ noteId, lessonId, second, content: text }, { wrong, done: onClose });
  };
  return (
    <Form className={styles.noteForm} validationErrors={errors} onSubmit={save}>
      <TextArea
        autoFocus
        name="content"
        label={`${placeWords(second)} 的笔记`}
        maxLength={maxNoteLength}
        value={content}
        onChange={setContent}
        error={problem ? `没有保存：${problem.message}` : undefined}
      />
      <div className={styles.formActions}>
        <Button size="small" onPress={onClose}>
          取消
        </Button>
        <Button type="submit" variant="primary" size="small" pending={pending}>
          保存
        </Button>
      </div>
    </Form>
  );
}

function DeleteQuestion({ note, onClose }: NoteFormProps) {
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(deleteNote);
  const remove = () =>
    void send(
      { noteId: note.noteId },
      { done: () => notify({ type: 'success', text: `${placeWords(note.second)} 的笔记已删除。` }) },
    );
  return (
    <RowQuestion
      title={`删除 ${placeWords(note.second)} 的笔记？`}
      consequence="删除后不能恢复，笔记条数计入学习表现。"
      keep="不删了"
      act="删除笔记"
      pending={pending}
      problem={problem}
      undone="没有删除"
      onKeep={onClose}
      onAct={remove}
    />
  );
}
