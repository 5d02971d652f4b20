import type { DirectoryStage, SubmittedVersion } from '@qianwei/api/contract/thesis/directory';
import { docTypeTitles, getThesisVersion, type ThesisVersion } from '@qianwei/api/contract/thesis/document';
import { nearWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWide } from '../../../shared/page/use-wide.ts';
import { desk } from '../../../shared/page/widths.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { type NumberedNote, numberedNotes } from './document/numbered-notes.ts';
import { shownPart } from './document/shown-part.ts';
import { ThesisText } from './document/ThesisText.tsx';
import { useNotePlaces } from './document/use-note-places.ts';
import { useTextOfNote } from './document/use-text-of-note.ts';
import * as styles from './SubmittedText.css.ts';
import { VersionNotes, type VersionNotesProps } from './VersionNotes.tsx';
import { WithdrawDoc } from './WithdrawDoc.tsx';

export interface SubmittedTextProps {
  stage: DirectoryStage;
  version: SubmittedVersion;
  studentPlanId: string;
}

/** The text of a version to be read, with the notes of the teacher beside their lines. */
export default function SubmittedText({ stage, version, studentPlanId }: SubmittedTextProps) {
  const query = useCall(getThesisVersion, { versionId: version.versionId });
  return (
    <QueryView
      query={query}
      name="文档"
      skeleton={<SkeletonLines shares={[0.5, 0.9, 0.95, 0.9, 0.7, 0.9]} />}
    >
      {(data) => <Version stage={stage} version={data} studentPlanId={studentPlanId} />}
    </QueryView>
  );
}

function Version({
  stage,
  version,
  studentPlanId,
}: Omit<SubmittedTextProps, 'version'> & { version: ThesisVersion }) {
  const [isWhole, setWhole] = useState(false);
  // Beside the text the notes follow it; else they come first, with the words that they are about.
  const isBeside = useWide(desk);
  const notes = numberedNotes(version.content, version.annotations);
  const paper = (
    <Paper key="paper" {...{ version, notes, isWhole, isBeside }} onWhole={() => setWhole(true)} />
  );
  const withdraw = (
    <div key="withdraw" className={styles.withdraw}>
      <WithdrawDoc stage={stage} studentPlanId={studentPlanId} />
    </div>
  );
  const margin = notes.length > 0 && (
    <Notes
      // Their places are those beside the text that is shown.
      key={`notes ${isWhole}`}
      notes={notes}
      editPath={stage.status === 'RETURNED' ? stage.path : null}
      onMissingText={() => setWhole(true)}
    />
  );
  return (
    <div className={styles.columns}>{isBeside ? [paper, withdraw, margin] : [margin, withdraw, paper]}</div>
  );
}

interface PaperProps {
  version: ThesisVersion;
  notes: readonly NumberedNote[];
  isWhole: boolean;
  /** The text is beside its notes: a part of it is shown at once. */
  isBeside: boolean;
  onWhole: () => void;
}

function Paper({ version, notes, isWhole, isBeside, onWhole }: PaperProps) {
  const { docType, no, submitTime, words, content } = version;
  const heading = useRef<HTMLHeadingElement>(null);
  const part = isWhole ? null : shownPart(content, notes);
  const isHidden = !isWhole && !isBeside;
  const showWhole = () => {
    flushSync(onWhole);
    heading.current?.focus();
  };
  return (
    <section className={styles.paper} aria-labelledby="submitted-text">
      <div className={styles.bar}>
        <h2 id="submitted-text" ref={heading} tabIndex={-1} className={styles.name}>
          {docTypeTitles[docType]} 第 {no} 稿
        </h2>
        <span>
          {nearWords(submitTime, useNow())} 提交，{words} 字
        </span>
      </div>
      {!isHidden && <ThesisText content={part?.content ?? content} notes={notes} omitted={part?.omitted} />}
      {(isHidden || part !== null) && (
        <p className={styles.whole}>
          <Button onPress={showWhole}>看全文（{words} 字）</Button>
        </p>
      )}
    </section>
  );
}

interface NotesProps extends VersionNotesProps {
  /** Called before a note leads to its text, where the text is not shown. */
  onMissingText: () => void;
}

function Notes({ onMissingText, ...props }: NotesProps) {
  const list = useRef<HTMLDivElement>(null);
  useNotePlaces(list, props.notes.length);
  useTextOfNote(list, onMissingText);
  return (
    <div ref={list} className={styles.notes}>
      <VersionNotes {...props} />
    </div>
  );
}
