import { readdir, readFile } from 'node:fs/promises';
import type { Occasion } from '@qianwei/api/contract/fields';
import { noticeCategory } from '@qianwei/api/contract/notice';
import * as v from 'valibot';
import { parse } from 'yaml';
import { sampleTemplates } from '../../apply/samples/sample-templates.ts';
import type { Database } from '../../db/database.ts';
import { audienceTypes, type StudyPhase } from '../../db/schema/columns.ts';
import { file } from '../../db/schema/file.ts';
import { notice, noticeFile } from '../../db/schema/notice.ts';
import type { AreaDemo, DemoStage } from '../../demo/area-demo.ts';
import type { DemoCalendar } from '../../demo/calendar.ts';
import { writeDocx } from '../../documents/plain-docx.ts';
import { writePdf } from '../../documents/plain-pdf.ts';
import { parseDateTime } from '../../time.ts';
import { chineseMarkdown } from './demo/markdown.ts';

const frontMatter = v.object({
  id: v.string(),
  title: v.string(),
  categoryCode: noticeCategory,
  docNo: v.string(),
  publisher: v.string(),
  audience: v.object({ type: v.picklist(audienceTypes), values: v.optional(v.array(v.string()), []) }),
  publishTime: v.string(),
  deadline: v.nullable(v.string()),
  actionPath: v.nullable(v.string()),
  actionText: v.nullable(v.string()),
  top: v.boolean(),
  signature: v.object({ unit: v.string(), date: v.string() }),
  files: v.array(
    v.object({
      name: v.string(),
      desc: v.string(),
      /** The material whose template it is. */
      template: v.optional(v.picklist(['REGISTER_FORM', 'MORAL_FORM'])),
    }),
  ),
});

type FrontMatter = v.InferOutput<typeof frontMatter>;

/** Whom a notice concerns, and what happens at its date, where that is no deadline: both by its id. */
const concerned: Readonly<Record<string, readonly StudyPhase[]>> = {
  n01: ['COURSE'],
  n02: ['COURSE'],
  n03: ['COURSE'],
  n04: ['THESIS'],
  n05: ['THESIS', 'RETEST'],
  n06: ['THESIS'],
  n07: ['THESIS', 'RETEST'],
  n08: ['GRADUATION'],
  n09: ['GRADUATION', 'GRADUATED'],
  n10: ['COURSE', 'THESIS'],
  n11: ['COURSE'],
};
const occasions: Readonly<Record<string, Occasion>> = { n03: 'EXAM', n12: 'MAINTENANCE' };
/** A time-table ends some day, but nothing is due then. */
const timeTable = 'n11';

/** Reads one notice with all its dates filled in. */
function readNotice(source: string, calendar: DemoCalendar): { head: FrontMatter; body: string } {
  const [, head = '', body = ''] = source.split(/^---\n/m);
  const early = parse(head) as { publishTime: string };
  const publishTime = parseDateTime(calendar.fill(early.publishTime));
  return {
    head: v.parse(frontMatter, parse(calendar.fill(head, publishTime))),
    body: calendar.fill(body, publishTime),
  };
}

function attachmentContent(
  { name, desc, template }: FrontMatter['files'][number],
  { title, publisher, docNo }: FrontMatter,
  write: (title: string, paragraphs: string[]) => Buffer,
): Buffer {
  if (template !== undefined) return sampleTemplates[template].content();
  return write(name.replace(/\.\w+$/, ''), [desc, `随《${title}》发布`, `${publisher}　${docNo}`]);
}

async function storeFile(
  db: Database,
  attachment: FrontMatter['files'][number],
  head: FrontMatter,
  stage: DemoStage,
) {
  const docx = attachment.name.endsWith('.docx');
  const content = attachmentContent(attachment, head, docx ? writeDocx : writePdf);
  const stored = await stage.files.save(content);
  const id = stage.random.id();
  await db.insert(file).values({
    id,
    ...stored,
    scene: 'NOTICE',
    bizId: head.id,
    name: attachment.name,
    size: content.length,
    mime: docx
      ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      : 'application/pdf',
    storedAt: stage.now,
  });
  return id;
}

async function storeNotice(
  db: Database,
  source: string,
  calendar: DemoCalendar,
  stage: DemoStage,
): Promise<void> {
  const { head, body } = readNotice(source, calendar);
  await db.insert(notice).values({
    id: head.id,
    title: head.title,
    category: head.categoryCode,
    content: await chineseMarkdown(body),
    docNo: head.docNo,
    publisher: head.publisher,
    signatureUnit: head.signature.unit,
    audienceType: head.audience.type,
    audienceValues: head.audience.values,
    top: head.top,
    publishTime: parseDateTime(head.publishTime),
    deadline: head.deadline === null || head.id === timeTable ? null : parseDateTime(head.deadline),
    occasion: occasions[head.id] ?? 'DEADLINE',
    phases: concerned[head.id]?.slice() ?? null,
    // Which thesis plan a reader is in, the thesis list knows.
    actionPath: head.actionPath?.includes('{planId}') ? '/thesis/index' : head.actionPath,
    actionText: head.actionText,
  });
  for (const [seq, attachment] of head.files.entries()) {
    const fileId = await storeFile(db, attachment, head, stage);
    await db.insert(noticeFile).values({ noticeId: head.id, fileId, seq });
  }
}

/** The notices of screens §12.6 with real attachments, dated relative to the clock. */
export const loadNoticeDemo: AreaDemo = async (db, _people, calendar, stage) => {
  const folder = new URL('notices/', stage.content);
  for (const name of (await readdir(folder)).sort()) {
    await storeNotice(db, await readFile(new URL(name, folder), 'utf8'), calendar, stage);
  }
};
