import type { SignedContent } from '@qianwei/api/contract/thesis/commitment';
import { hashWords } from '@qianwei/api/signing/hash-words';
import { exactWords } from '@qianwei/api/time/words';
import { and, eq } from 'drizzle-orm';
import { paperPicture, signatureOnPaper } from '../../../apply/paper/paper-picture.ts';
import { readPicture } from '../../../apply/paper/read-picture.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import { renderDocument } from '../../../documents/render.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { formatDay } from '../../../time.ts';
import { type CommitmentRow, readLetter, signedContent, signedFields } from './read-letter.ts';

async function findOwn({ db, session }: StudentContext, commitmentId: string): Promise<CommitmentRow> {
  const [found] = await db
    .select({ row: commitment })
    .from(commitment)
    .innerJoin(studentPlan, eq(studentPlan.id, commitment.studentPlanId))
    .where(and(eq(commitment.id, commitmentId), eq(studentPlan.studentId, session.studentId)));
  if (found === undefined) throw notFound();
  return found.row;
}

/** The fields of a letter in the lines of its table, each with one or two of them. */
function tableLines({ fields, roundNo }: Pick<SignedContent, 'fields' | 'roundNo'>): string[][] {
  const { name, examineeNo, majorName, majorCode, title, advisorName, planName, retestReason } = fields;
  const ofRound =
    retestReason === null
      ? [['批次', planName]]
      : [
          ['批次', planName, '复检轮次', `第${roundNo}轮`],
          ['复检原因', retestReason],
        ];
  return [
    ['姓名', name, '准考证号', examineeNo],
    ['专业（代码）', `${majorName}（${majorCode}）`, '指导教师', advisorName ?? ''],
    ['论文题目', title ?? ''],
    ...ofRound,
  ];
}

/** 诚信承诺书_准考证号_签署日期.pdf (API-13): a letter of the student on A4, as it was signed. Throws 1050005 for any other. */
export async function commitmentFile(
  context: StudentContext,
  { commitmentId }: { readonly commitmentId: string },
): Promise<FileAnswer> {
  const { db, clock, log } = context;
  const row = await findOwn(context, commitmentId);
  const { letter, signatureSha256 } = await readLetter(db, row);
  const { roundNo, signedAt, hash, signatureFileId } = row;
  const signed = signedContent(letter, { fields: signedFields(row), roundNo, signatureSha256, signedAt });
  const picture = await paperPicture(
    await readPicture(context, signatureFileId, ['SIGNATURE']),
    signatureOnPaper,
  );
  const { letterTitle, version, opening, items, closing, note, time } = signed;
  const { pdf, missing } = await renderDocument(
    'commitment',
    {
      ...{ letterTitle, version, opening, closing, note, publisher: letter.publisher },
      lines: tableLines(signed),
      items: items.map(({ name, text }) => ({ name, text })),
      ...{ signature: picture !== null, signedTime: exactWords(time), hash, hashWords: hashWords(hash) },
      printed: exactWords(clock.now().getTime()),
    },
    picture === null ? {} : { 'signature.jpg': picture },
  );
  const document = 'commitment';
  if (picture === null) log.info('pictures that cannot be drawn', { document, count: 1 });
  if (missing.length > 0) log.info('characters missing in the font', { document, count: missing.length });
  const { examineeNo } = signed.fields;
  const name = `诚信承诺书_${examineeNo}_${formatDay(signedAt)}.pdf`;
  return fileAnswer({ name, type: 'application/pdf', body: pdf });
}
