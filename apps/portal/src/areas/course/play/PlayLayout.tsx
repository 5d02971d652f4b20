import { type TabItem, Tabs } from '@qianwei/ui/Tabs';
import type { ReactNode } from 'react';
import * as styles from './PlayLayout.css.ts';

interface PlayLayoutProps {
  /** `LessonHead`. */
  head: ReactNode;
  /** Of a practice course's batch, above the picture. */
  batch?: ReactNode;
  /** `PictureFrame`. */
  picture: ReactNode;
  /** `SeekRuler`. */
  ruler: ReactNode;
  /** `PlayerBar`. */
  bar: ReactNode;
  /** `ResumeBar`; null once it plays. */
  resume: ReactNode;
  /** `SaveLine`. */
  save: ReactNode;
  /** News that needs an eye; null without any. */
  banner: ReactNode;
  /** `PopQuestionPane`; null when none is open. */
  question: ReactNode;
  /** `KnowledgeList`; null for a lesson without points of knowledge. */
  knowledge: ReactNode;
  /** 笔记, 答疑, 讲义: beside the picture on a desk, tabs below it on a phone. */
  panels: readonly TabItem[];
  /** The panel that is chosen. On a phone 知识点, `knowledge`, is one more. */
  panel: string;
  onPanel: (id: string) => void;
  /** `NeighbourLinks`. */
  neighbours: ReactNode;
  /** From 992 px on: picture left, panels right. */
  isWide: boolean;
}

/**
 * The player's page. On a phone the picture with its controls stays at the top, and one of the panels is seen below. Which of the
 * two is a matter of `isWide` and not of the style sheet: a note that is being written exists once.
 */
export function PlayLayout(props: PlayLayoutProps) {
  return props.isWide ? <Desk {...props} /> : <Phone {...props} />;
}

function Desk(props: PlayLayoutProps) {
  const { panels, panel } = props;
  return (
    <div>
      {props.head}
      {props.batch}
      <div className={styles.columns}>
        <div>
          <section aria-label="播放器">
            {props.picture}
            <div className={styles.ruler}>{props.ruler}</div>
            {props.bar}
            {props.resume}
            {props.save}
          </section>
          {props.banner && <div className={styles.banner}>{props.banner}</div>}
          {props.question}
          {props.knowledge && (
            <section className={styles.knowledge}>
              <h2 className={styles.heading}>知识点</h2>
              {props.knowledge}
            </section>
          )}
          {props.neighbours}
        </div>
        <aside className={styles.panels} aria-label="笔记与资料">
          <Tabs
            label="笔记与资料"
            items={panels}
            selected={panels.some(({ id }) => id === panel) ? panel : panels[0]?.id}
            onSelect={props.onPanel}
          />
        </aside>
      </div>
    </div>
  );
}

function Phone(props: PlayLayoutProps) {
  const knowledge: TabItem = {
    id: 'knowledge',
    label: '知识点',
    content: (
      <>
        {props.question}
        {props.knowledge}
      </>
    ),
  };
  const panels = props.knowledge ? [knowledge, ...props.panels] : props.panels;
  const chosen = panels.some(({ id }) => id === props.panel) ? props.panel : panels[0]?.id;
  return (
    <div className={styles.phone}>
      <section aria-label="播放器" className={styles.stage}>
        {props.picture}
        <div className={styles.controls}>
          <div className={styles.ruler}>{props.ruler}</div>
          {props.bar}
        </div>
      </section>
      {props.head}
      {props.batch}
      {props.resume}
      {props.save}
      {props.banner && <div className={styles.banner}>{props.banner}</div>}
      {/* A question that comes up is seen whatever panel is open. */}
      {chosen !== 'knowledge' && props.question}
      <Tabs label="这一节" items={panels} selected={chosen} onSelect={props.onPanel} />
      {props.neighbours}
    </div>
  );
}
