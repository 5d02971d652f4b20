import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import { Frame } from '../Frame/Frame.tsx';
import { useDesk } from '../Frame/use-desk.ts';
import { Loading, Words } from '../Loading/Loading.tsx';
import { Submissions } from './Below.tsx';
import * as paper from './Manuscript.css.ts';
import * as margin from './MarginNotes.css.ts';
import * as strip from './StageStrip.css.ts';
import * as styles from './ThesisDesk.css.ts';
import { thesisPlace } from './thesis.ts';
import * as verdict from './Verdict.css.ts';

/** The outline of 论文任务: stages, text and notes in their columns, on a phone the notes first. */
export function ThesisDeskSkeleton() {
  const isDesk = useDesk();
  const text = (
    <div key="text" className={paper.manuscript}>
      <Bar>
        <Words heading shares={[0.4]} />
      </Bar>
      <div className={paper.prose}>
        <Words shares={textLines} />
      </div>
    </div>
  );
  const notes = (
    <div key="notes" className={margin.notes}>
      <Bar className={margin.bar}>
        <Words heading shares={[0.5]} />
      </Bar>
      <div className={margin.list}>
        {[1, 2, 3, 4, 5].map((note) => (
          <div key={note} className={margin.note}>
            <Words shares={[0.4, 0.9, 0.5]} />
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <Frame {...thesisPlace}>
      <Loading what="论文任务">
        <div className={styles.facts}>
          <Words shares={[0.5]} />
        </div>
        <PageHeader
          title={
            <>
              <span className={visuallyHidden}>论文任务</span>
              <Words shares={[0.7]} phone={[0.5]} />
            </>
          }
          lede={<Words shares={[0.5]} />}
        />
        <div className={styles.strip}>
          <div className={strip.strip}>
            <Skeleton height={18} />
          </div>
          <div className={strip.words}>
            <Words shares={[0.5]} />
          </div>
        </div>
        <Rule />
        <div className={verdict.verdict}>
          <div>
            <div className={verdict.title}>
              <Words heading shares={[0.6]} phone={[0.4]} />
            </div>
            {[0.5, 0.6, 0.9].map((share) => (
              <div key={share} className={verdict.line}>
                <Words shares={[share]} phone={[0.5]} />
              </div>
            ))}
          </div>
          <div className={verdict.actions}>
            <Skeleton width={136} height={48} />
          </div>
        </div>
        <div className={styles.desk}>
          <div className={styles.stages}>
            <Words shares={stageLines} />
          </div>
          {isDesk ? [text, notes] : [notes, text]}
        </div>
      </Loading>
      <div className={styles.below}>
        <Submissions submissions={undefined} />
        <section aria-label="与导师的留言">
          <div className={styles.belowHead}>
            <h2 className={styles.belowTitle}>与导师的留言</h2>
          </div>
          <div className={styles.message}>
            <Words shares={[1, 0.3, 0.4]} />
          </div>
        </section>
      </div>
    </Frame>
  );
}

/** Twelve stages, and a paper of the usual length. */
const stageLines = Array.from({ length: 18 }, (_, line) => (line % 3 === 1 ? 0.4 : 0.7));
const textLines = Array.from({ length: 18 }, (_, line) => [1, 1, 0.9, 0.4][line % 4] ?? 1);

function Bar({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${paper.bar} ${className}`}>
      <div className={paper.barTitle} style={{ width: '100%' }}>
        {children}
      </div>
    </div>
  );
}
