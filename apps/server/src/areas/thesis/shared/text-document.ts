import { type HandoutBlock, heading, paragraph } from '../../../documents/handout-document.ts';
import { readMarkdown } from '../../../documents/handout-markdown.ts';
import { writeHandout } from '../../../documents/write-handout.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import { partText } from './text-parts.ts';

/** A text that the institution wrote, as it is printed. */
export interface PrintedText {
  readonly publisher: string;
  readonly title: string;
  /** Version and date, below the title. */
  readonly edition: string;
  /** Markdown with `##` for chapters and `###` for their sections. */
  readonly content: string;
  /** Name of the file, without its ending. */
  readonly fileName: string;
}

function headed(content: string, level: 2 | 3): HandoutBlock[] {
  const { lead, parts } = partText(content, level);
  return [
    ...readMarkdown(lead),
    ...parts.flatMap(({ label, title, content: own }) => [
      heading(level === 2 ? 1 : 2, label === '' ? title : `${label}　${title}`),
      ...(level === 2 ? headed(own, 3) : readMarkdown(own)),
    ]),
  ];
}

/** A text as PDF on A4. Refused with 1040003 when very many PDFs wait to be made. */
export async function textFile({
  publisher,
  title,
  edition,
  content,
  fileName,
}: PrintedText): Promise<FileAnswer> {
  const blocks = [paragraph(edition), ...headed(content, 2)];
  const pdf = await writeHandout({ origin: publisher, title, blocks }, 'pdf');
  return fileAnswer({
    name: `${fileName}.pdf`,
    type: 'application/pdf',
    body: new Uint8Array(pdf),
  });
}
