import type { CourseService } from '@qianwei/api/contract/course/course';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../../shared/device/random-id.ts';
import { useDeviceState } from '../../../shared/device/use-device-state.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { ServiceClosed } from '../shared/ServiceClosed.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteRows } from './NoteRows.tsx';
import { readNoteDraft, storeNoteDraft } from './note-draft.ts';

/** How often a note that is only on this device is sent again, ms. */
const retryMs = 15_000;

export interface LessonNotesProps {
  lessonId: string;
  /** Whole second of the picture. */
  second: number;
  onSeek: (second: number) => void;
  /** The service that has ended or not begun, so that no note is begun; null otherwise. */
  closed: CourseService | null;
  /** Somebody is there. */
  onSeen: () => void;
  /** The field of a new note. */
  field: Ref<HTMLTextAreaElement>;
}

/** 笔记: a new note at the second that is shown, kept on this device until the server has it, and those that were written. */
export default function LessonNotes({ lessonId, second, closed, onSeek, onSeen, field }: LessonNotesProps) {
  const student = useSession().session?.id ?? '';
  const notes = useCall(getNoteList, { lessonId });
  const [draft, setDraft] = useDeviceState(() => readNoteDraft(student, lessonId), null);
  const [isLocal, setLocal] = useState(false);
  const creating = useMutationCall(saveNote);
  const changing = useMutationCall(saveNote);
  const deleting = useMutationCall(deleteNote);
  const [changedId, setChangedId] = useState<string | null>(null);

  const keep = (next: typeof draft) => {
    setDraft(next);
    storeNoteDraft(student, lessonId, next);
  };
  const write = (content: string) => {
    onSeen();
    setLocal(false);
    if (content === '') return keep(null);
    keep(draft === null ? { noteId: randomId(), second, content } : { ...draft, content });
  };
  const save = () => {
    if (draft === null) return;
    const { content, ...place } = draft;
    void creating.send(
      { lessonId, ...place, content: content.trim() },
      {
        done: () => {
          setLocal(false);
          keep(null);
        },
        failed: ({ kind }) => setLocal(kind === 'network'),
      },
    );
  };
  const again = useEffectEvent(() => isLocal && save());
  useEffect(() => {
    if (!isLocal) return;
    const online = () => again();
    addEventListener('online', online);
    // The server may have been away, and not the network.
    const timer = setInterval(online, retryMs);
    return () => {
      removeEventListener('online', online);
      clearInterval(timer);
    };
  }, [isLocal]);

  return (
    <>
      {closed === null || draft !== null ? (
        <NoteForm
          ref={field}
          second={draft?.second ?? second}
          text={draft?.content ?? ''}
          isPending={creating.pending}
          isLocal={isLocal}
          problem={isLocal ? null : (creating.errors?.content ?? creating.problem?.message ?? null)}
          onChange={write}
          onSave={save}
        />
      ) : (
        <ServiceClosed
          service={closed}
          ended="不能再记新的笔记，记过的还能看和修改"
          ahead="开通后看视频时可以记笔记"
        />
      )}
      <QueryView query={notes} name="笔记" skeleton={<SkeletonLines shares={[0.9, 0.7]} />}>
        {({ list }) => (
          <NoteRows
            notes={list}
            pendingId={changing.pending || deleting.pending ? changedId : null}
            problem={
              changedId !== null && (changing.problem ?? deleting.problem) !== null
                ? {
                    noteId: changedId,
                    message: (changing.problem ?? deleting.problem)?.message ?? '',
                  }
                : null
            }
            onSeek={onSeek}
            onEdit={(noteId, content) => {
              setChangedId(noteId);
              const at = list.find((note) => note.noteId === noteId)?.second ?? 0;
              return changing.send({ noteId, lessonId, second: at, content });
            }}
            onDelete={(noteId) => {
              setChangedId(noteId);
              void deleting.send({ noteId });
            }}
          />
        )}
      </QueryView>
    </>
  );
}
