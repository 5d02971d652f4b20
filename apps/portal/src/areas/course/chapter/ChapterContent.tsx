import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { picklist } from 'valibot';
import { field, pageNumber } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import * as styles from './ChapterPage.css.ts';
import { CourseHead } from './CourseHead.tsx';
import { LessonStep } from './LessonStep.tsx';
import { OutlinePanel } from './OutlinePanel.tsx';
import type { PanelProps } from './panel-props.ts';

const tabs = ['outline', 'notices', 'materials', 'questions', 'notes', 'score'] as const;
/** The page is that of the list in the tab: another tab begins at the first. */
const tabAddress = { tab: field(picklist(tabs), 'outline'), page: pageNumber };

const notices = late<PanelProps>(() => import('./NoticesPanel.tsx'), { prefetch: 'idle' });
const materials = late<PanelProps>(() => import('./MaterialsPanel.tsx'), { prefetch: 'idle' });
const questions = late<PanelProps>(() => import('./QuestionsPanel.tsx'), { prefetch: 'idle' });
const notes = late<PanelProps>(() => import('./NotesPanel.tsx'), { prefetch: 'idle' });
const score = late<PanelProps>(() => import('./ScorePanel.tsx'), { prefetch: 'idle' });

/** The course's head, the way on, and its tabs; the chosen tab is in the address. */
export function ChapterContent({ outline }: PanelProps) {
  const { values, show } = useAddress(tabAddress, { replace: true });
  const { tab } = values;
  const { counts } = outline;
  useLate(notices);
  useLate(materials);
  useLate(questions);
  useLate(notes);
  useLate(score);
  const panel = (id: (typeof tabs)[number], label: string, piece: typeof notices, count?: number) => ({
    id,
    label,
    note: count ? String(count) : undefined,
    content: tab === id && (
      <LatePiece
        of={piece}
        fallback={
          <Loading what={label}>
            <SkeletonLines shares={[0.6, 1, 0.9, 0.7]} />
          </Loading>
        }
        outline={outline}
      />
    ),
  });
  return (
    <>
      <CourseHead course={outline.course} />
      <Rule />
      <LessonStep outline={outline} isPrimary={tab !== 'questions'} />
      <div className={styles.tabs}>
        <Tabs
          label="课程内容"
          selected={tab}
          onSelect={(id) => show({ tab: tabs.find((name) => name === id) ?? 'outline' })}
          items={[
            {
              id: 'outline',
              label: '目录',
              content: tab === 'outline' && <OutlinePanel outline={outline} />,
            },
            panel('notices', '公告', notices, counts.notices),
            panel('materials', '资料', materials, counts.materials),
            panel('questions', '答疑', questions, counts.questions),
            panel('notes', '笔记', notes, counts.notes),
            panel('score', '成绩构成', score),
          ]}
        />
      </div>
    </>
  );
}
