import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Steps } from '@qianwei/ui/Steps';
import { Fragment } from 'react';
import { Frame } from '../Frame/Frame.tsx';
import { useDesk } from '../Frame/use-desk.ts';
import { Messages, Submissions } from './Below.tsx';
import { Manuscript } from './Manuscript.tsx';
import { MarginNotes, type NoteActions } from './MarginNotes.tsx';
import { StageStrip } from './StageStrip.tsx';
import * as styles from './ThesisDesk.css.ts';
import type { Thesis } from './thesis.ts';
import { thesisPlace } from './thesis.ts';
import { useNotePlaces } from './use-note-places.ts';
import { Verdict } from './Verdict.tsx';

export interface ThesisDeskProps extends NoteActions {
  /** Absent until a topic is chosen. */
  thesis?: Thesis;
}

/** 论文任务: the stage that the thesis is at, the text with the teacher's notes beside it, what was submitted. */
export function ThesisDesk({ thesis, ...actions }: ThesisDeskProps) {
  if (!thesis)
    return (
      <Frame {...thesisPlace}>
        <PageHeader title="论文任务" />
        <EmptyState
          drawing="paper"
          title="你还没有选题"
          why="本批次选题 12月10日 24:00 截止，选题通过后在这里写开题报告。"
          action={<Link href="#topics">去选题</Link>}
        />
      </Frame>
    );
  return (
    <Frame {...thesisPlace}>
      <p className={styles.facts}>
        {thesis.facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && <span className={styles.dot}>·</span>}
            {fact}
          </Fragment>
        ))}
      </p>
      <PageHeader
        title={<span className={styles.title}>{thesis.title}</span>}
        lede={
          <span className={styles.teacher}>
            指导教师 {thesis.teacher}
            <span className={styles.hours}>，{thesis.hours}</span>
          </span>
        }
      />
      <div className={styles.strip}>
        <StageStrip stages={thesis.stages} />
      </div>
      <Rule />
      <Verdict verdict={thesis.verdict} />
      <Desk thesis={thesis} {...actions} />
      <div className={styles.below}>
        <Submissions submissions={thesis.submissions} />
        <Messages messages={thesis.messages} count={thesis.messageCount} />
      </div>
    </Frame>
  );
}

/** Stages, text and notes side by side; on a phone the notes, which say what to do, are before the text. */
function Desk({ thesis, ...actions }: { thesis: Thesis } & NoteActions) {
  const { stages, manuscript, notes } = thesis;
  const isDesk = useDesk();
  const { text, column, places, height } = useNotePlaces(
    notes.map(({ id }) => id),
    isDesk,
  );
  const paper = <Manuscript key="text" ref={text} manuscript={manuscript} notes={notes} />;
  const margin = (
    <MarginNotes
      key="notes"
      notes={notes}
      isDesk={isDesk}
      places={places}
      height={height}
      column={column}
      {...actions}
    />
  );
  return (
    <div className={styles.desk}>
      <div className={styles.stages}>
        <Steps steps={stages} label="论文环节" direction="vertical" />
      </div>
      {isDesk ? [paper, margin] : [margin, paper]}
    </div>
  );
}
