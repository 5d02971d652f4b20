import type { ThesisContent, ThesisSection } from '@qianwei/api/contract/thesis/document';
import { useFormulas } from '@qianwei/ui/Prose/useFormulas';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { NumberedNote } from './numbered-notes.ts';
import { TextBlock } from './TextBlock.tsx';
import * as styles from './ThesisText.css.ts';

interface ThesisTextProps {
  content: ThesisContent;
  notes: readonly NumberedNote[];
  /** Ids of the sections of which the heading alone is shown, and of blocks that are left out. Default none. */
  omitted?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

const hasFormula = ({ blocks, children }: ThesisSection): boolean =>
  blocks.some(
    (block) =>
      block.type === 'formula' ||
      (block.type === 'paragraph' && block.content.some(({ type }) => type === 'math')),
  ) || children.some(hasFormula);

/** A text to be read: title, abstract, sections, footnotes, references and 致谢. */
export function ThesisText({ content, notes, omitted = none }: ThesisTextProps) {
  const { title, titleEn, abstract, abstractEn, keywords, keywordsEn, sections } = content;
  const isSet = useFormulas(sections.some(hasFormula));
  if (!isSet) return <SkeletonLines shares={[0.6, 1, 0.96, 0.98, 0.4]} />;
  return (
    // The words in it are its author's: the word list of the portal does not ask about them.
    <article className={styles.text} data-authored="">
      <p className={styles.title}>{title}</p>
      {titleEn !== '' && (
        <p className={styles.titleEn} lang="en">
          {titleEn}
        </p>
      )}
      {abstract !== '' && (
        <Abstract name="摘要" text={abstract} keywords={`关键词：${keywords.join('；')}`} />
      )}
      {abstractEn !== '' && (
        <div lang="en">
          <Abstract name="Abstract" text={abstractEn} keywords={`Key words: ${keywordsEn.join('; ')}`} />
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.id} {...{ section, notes, content, omitted }} />
      ))}
      <TextEnd content={content} />
    </article>
  );
}

function Abstract({ name, text, keywords }: { name: string; text: string; keywords: string }) {
  return (
    <>
      <h3 className={styles.heading}>{name}</h3>
      <p className={styles.paragraph}>
        <WholeDates>{text}</WholeDates>
      </p>
      <p className={styles.paragraph}>{keywords}</p>
    </>
  );
}

/** Headings of levels 1 to 3 below the document's `h2`; deeper ones are as small as the last. */
const headings = ['h3', 'h4', 'h5'] as const;

function Section({ section, ...text }: { section: ThesisSection } & Required<ThesisTextProps>) {
  const Heading = headings[Math.min(section.level, headings.length) - 1] ?? 'h5';
  const isChinese = section.number.endsWith('、');
  const title = `${section.number}${isChinese ? '' : ' '}${section.title}`;
  if (text.omitted.has(section.id)) return <p className={styles.omitted}>{title}　略</p>;
  return (
    <>
      <Heading id={section.id} className={styles.heading}>
        {title}
      </Heading>
      {section.blocks.map((block, index) => {
        const isLeftOut = (left: { readonly id: string } | undefined) =>
          left !== undefined && text.omitted.has(left.id);
        if (!isLeftOut(block))
          return <TextBlock key={block.id} block={block} notes={text.notes} content={text.content} />;
        // A run of them is one gap.
        return isLeftOut(section.blocks[index - 1]) ? null : (
          <p key={block.id} className={styles.gap}>
            ……
          </p>
        );
      })}
      {section.children.map((child) => (
        <Section key={child.id} section={child} {...text} />
      ))}
    </>
  );
}

function TextEnd({ content: { footnotes, references, acknowledgements } }: Pick<ThesisTextProps, 'content'>) {
  return (
    <>
      {acknowledgements.length > 0 && <h3 className={styles.heading}>致谢</h3>}
      {acknowledgements.map((text) => (
        <p key={text} className={styles.paragraph}>
          <WholeDates>{text}</WholeDates>
        </p>
      ))}
      {references.length > 0 && (
        <>
          <h3 className={styles.heading}>参考文献</h3>
          <ol className={styles.references}>
            {references.map(({ id, formatted }) => (
              // Its number is part of it, as its author's list has it.
              <li key={id} id={`reference-${id}`} tabIndex={-1} className={styles.reference}>
                <WholeDates>{formatted}</WholeDates>
              </li>
            ))}
          </ol>
        </>
      )}
      {footnotes.length > 0 && (
        <>
          <h3 className={styles.heading}>脚注</h3>
          <ol className={styles.references}>
            {footnotes.map(({ id, no, text }) => (
              <li key={id} id={`footnote-${id}`} tabIndex={-1} className={styles.footnote}>
                <span>注{no}</span>
                <span>
                  <WholeDates>{text}</WholeDates>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
