import type { ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { FoundWords } from '@qianwei/ui/FoundWords';
import { LatePiece, late } from '@qianwei/ui/late';
import { Prose } from '@qianwei/ui/Prose';
import type { ReactNode } from 'react';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './ManualChapters.css.ts';
import * as pictureStyles from './ManualPicture.css.ts';
import type { ManualPictureProps } from './ManualPicture.tsx';
import { stepPicture } from './manual-pictures.ts';
import { blocksOf, type ManualBlock, numberedTitle } from './manual-search.ts';

const manualPicture = late<ManualPictureProps>(() => import('./ManualPicture.tsx'));

type Chapter = ThesisManual['chapters'][number];
type Section = Chapter['sections'][number];

export interface ManualChaptersProps {
  manual: Pick<ThesisManual, 'chapters' | 'lead'>;
  openId: string;
  /** The words that were searched for; empty for none. */
  words: string;
  onOpen: (anchor: string) => void;
}

/** Every chapter, of which the screen shows the one in front and paper shows all. */
export function ManualChapters({ manual, openId, words, onOpen }: ManualChaptersProps) {
  const { chapters, lead } = manual;
  return (
    <article className={styles.chapters}>
      {chapters.map((chapter, index) => (
        <section
          key={chapter.id}
          id={chapter.id}
          tabIndex={-1}
          className={styles.chapter}
          data-closed={chapter.id !== openId || undefined}
          aria-labelledby={`${chapter.id}-title`}
        >
          <h2 id={`${chapter.id}-title`} className={styles.title}>
            <FoundWords words={words}>{numberedTitle(chapter)}</FoundWords>
          </h2>
          {index === 0 && lead !== '' && <Prose source={lead} format="markdown" />}
          {chapter.sections.map((section) => (
            <ManualSection key={section.id} chapter={chapter} section={section} words={words} />
          ))}
          <Neighbours before={chapters[index - 1]} after={chapters[index + 1]} onOpen={onOpen} />
        </section>
      ))}
    </article>
  );
}

function ManualSection({ chapter, section, words }: { chapter: Chapter; section: Section; words: string }) {
  const blocks = blocksOf(section.content).map((block) =>
    block.kind === 'steps' ? (
      <Steps key={`${block.first}${block.steps[0]}`} section={section.id} block={block} words={words} />
    ) : (
      <Prose key={block.source} source={block.source} format="markdown" headingLevel={4} marked={words} />
    ),
  );
  if (section.id === chapter.id) return blocks;
  return (
    <section id={section.id} tabIndex={-1} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h3 id={`${section.id}-title`} className={styles.sectionTitle}>
        <FoundWords words={words}>{section.title}</FoundWords>
      </h3>
      <Pictured section={section.id} blocks={blocks} />
    </section>
  );
}

/** The words come first; the picture has its place meanwhile. */
const Picture = ({ name }: ManualPictureProps) => (
  <LatePiece
    of={manualPicture}
    fallback={<svg viewBox="0 0 188 112" className={pictureStyles.picture} aria-hidden="true" />}
    failed={() => null}
    name={name}
  />
);

/** The first part of a section beside the picture of the whole, and the others below them. */
function Pictured({
  section,
  blocks: [first, ...others],
}: {
  section: string;
  blocks: readonly ReactNode[];
}) {
  const picture = stepPicture(section, 0);
  return (
    <>
      {picture ? (
        <div className={styles.pictured}>
          <Picture name={picture} />
          {first}
        </div>
      ) : (
        first
      )}
      {others}
    </>
  );
}

type StepsBlock = Extract<ManualBlock, { kind: 'steps' }>;

/** Steps in their order; where one has a picture, the others keep its place free, so that their numbers stand below each other. */
function Steps({ section, block, words }: { section: string; block: StepsBlock; words: string }) {
  const steps = block.steps.map((text, index) => ({ text, no: block.first + index }));
  const isDrawn = steps.some(({ no }) => stepPicture(section, no) !== undefined);
  return (
    <ol className={isDrawn ? styles.drawnSteps : styles.steps} start={block.first}>
      {steps.map((step) => (
        <Step key={step.text} section={section} {...step} words={words} />
      ))}
    </ol>
  );
}

function Step({ section, no, text, words }: { section: string; no: number; text: string; words: string }) {
  const picture = stepPicture(section, no);
  return (
    <li className={styles.step}>
      {picture && <Picture name={picture} />}
      <span className={styles.no} aria-hidden="true">
        {no}
      </span>
      <Prose source={text} format="markdown" marked={words} />
    </li>
  );
}

function Neighbours({
  before,
  after,
  onOpen,
}: Pick<ManualChaptersProps, 'onOpen'> & { before: Chapter | undefined; after: Chapter | undefined }) {
  const link = (chapter: Chapter | undefined) =>
    chapter && (
      <AnchorLink id={chapter.id} onFollow={() => onOpen(chapter.id)}>
        {numberedTitle(chapter)}
      </AnchorLink>
    );
  return (
    <p className={styles.neighbours}>
      <span>{link(before)}</span>
      <span>{link(after)}</span>
    </p>
  );
}
