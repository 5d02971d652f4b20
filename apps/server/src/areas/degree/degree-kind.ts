import {
  type DegreeDocument,
  degreeDocument,
  degreePartFields,
  degreePartTitles,
} from '@qianwei/api/contract/graduation/degree-document';
import { likelierSpelling } from '@qianwei/api/contract/graduation/degree-errors';
import { eq } from 'drizzle-orm';
import type { Deciding } from '../../application/application.ts';
import { type ApplyRow, applyKind, certDayOf, rulesOf } from '../../apply/apply-kind.ts';
import { markChecked } from '../../apply/materials.ts';
import { submittedDocument } from '../../apply/own-apply.ts';
import type { Database } from '../../db/database.ts';
import { degreeApply } from '../../db/schema/graduation.ts';
import { student } from '../../db/schema/student.ts';
import { degreeConditions, noDegreeReason } from '../../degree/degree-conditions.ts';
import { readDegreeFacts } from '../../degree/degree-facts.ts';
import { languageWords } from '../../degree/language-standing.ts';
import { DomainProblem } from '../../problems.ts';
import { certificatePinyin } from '../../student/name-pinyin.ts';
import type { FactLines } from '../../student/receipt.ts';
import { degreeEnglishOf } from '../../studies/degree-english.ts';
import { requireRecord } from '../../studies/record.ts';
import { readStudies } from '../../studies/studies.ts';
import { endOfDay } from '../../time.ts';

const stored = { schema: degreeDocument };

/** The document in lines, for who reviews it. */
function documentLines(
  document: DegreeDocument,
  { pinyin, language }: { readonly pinyin: readonly string[]; readonly language: readonly string[] },
): FactLines[] {
  const { certNo, certDay, certScore, proof } = document;
  const likelier = likelierSpelling(pinyin, document.namePinyin);
  const certificate = [certNo, certDay, certScore === null ? '' : `${certScore} 分`];
  return [
    ['学位外语', ...language, ...certificate.filter((text) => text !== '')],
    ['论文英文题目', document.titleEn],
    ['姓名拼音', document.namePinyin, likelier === null ? '' : `和常见的拼音 ${likelier} 不一样，请核对`],
    ['邮寄地址', document.mailAddress, document.mailZipCode],
    ['收件人', document.mailName, document.mailPhone],
    ['附件', `${proof.length} 个，用 degrees:files 另存查看`],
  ];
}

/** The language of a document in words, with the result that the institution had when it was submitted. */
async function submittedLanguage(db: Database, row: ApplyRow, document: DegreeDocument): Promise<string[]> {
  const studies = await readStudies(db, await requireRecord(db, row), row.appliedAt);
  const english = await degreeEnglishOf(db, studies, row.appliedAt);
  return languageWords(document, { studies, rules: rulesOf('DEGREE', row), english });
}

/** Throws DomainProblem when a condition is lacking now, such as after a corrected score, or the 考籍 has ended without graduation. */
async function requireConditions(row: ApplyRow, { tx, deps, now }: Deciding): Promise<void> {
  const studies = await readStudies(tx, await requireRecord(tx, row), now);
  const reason = noDegreeReason(studies);
  if (reason !== null) throw new DomainProblem(`${reason}。请不通过，并写明原因`);
  const rules = { row: row.rulesRow, rules: rulesOf('DEGREE', row) };
  const facts = await readDegreeFacts(tx, { studies, rules, row });
  const lacking = degreeConditions(facts, submittedDocument(deps, stored, row)).filter(({ ok }) => !ok);
  // A student who graduates in the same batch may have no diploma yet: the time limit is counted later.
  const missing = lacking.filter(({ isLater }) => !isLater);
  if (missing.length === 0) return;
  const names = missing.map(({ name, actual }) => `${name}（${actual}）`).join('、');
  throw new DomainProblem(`现在有条件不满足：${names}。请退回或不通过，并写明原因`);
}

/** Throws DomainProblem for a day before that of the diploma. */
function requireAfterDiploma(
  { graduateDate }: { readonly graduateDate: string | null },
  deciding: Deciding,
): void {
  if (graduateDate !== null && certDayOf(deciding) < graduateDate)
    throw new DomainProblem(`毕业证书于 ${graduateDate} 签发，学位证书的日期不能比它早`);
}

/** Until when the names are public that are published now: the last day ends at 24:00. */
const publicityEnd = (now: Date, days: number): Date => endOfDay(new Date(now.getTime() + days * 86_400_000));

/** 学位申请: 学院 → 学位办 → 学位评定分委员会 → 校学位评定委员会, then the names are public, and the degree is granted. */
export const degreeKind = applyKind({
  type: 'DEGREE',
  table: degreeApply,
  command: 'degrees',
  receiptKind: 'DEGREE',
  items: degreePartTitles,
  itemFields: degreePartFields,
  about: { show: '申请表、附件和经过', approve: '通过后进入下一级，最后一级通过后开始公示' },
  documentOf: (row, deps) => submittedDocument(deps, stored, row),
  async facts(row, deps) {
    const [person] = await deps.db
      .select({ name: student.name })
      .from(student)
      .where(eq(student.id, row.studentId));
    const document = submittedDocument(deps, stored, row);
    return documentLines(document, {
      pinyin: await certificatePinyin(person?.name ?? ''),
      language: await submittedLanguage(deps.db, row, document),
    });
  },
  changes({ step, now }, row) {
    const isLast = step === 'APPROVE' && row.level === 'COMMITTEE';
    if (isLast) return { publicityEnd: publicityEnd(now, rulesOf('DEGREE', row).publicityDays) };
    return step === 'REJECT' ? { publicityEnd: null } : {};
  },
  async approved(row, deciding) {
    await requireConditions(row, deciding);
    const { tx, deps, now } = deciding;
    if (row.level === 'COLLEGE') {
      const { proof } = submittedDocument(deps, stored, row);
      await markChecked(tx, {
        ...{ studentId: row.studentId, checkedAt: now, checkedFor: '学位申请' },
        fileIds: proof,
      });
    }
    return row.level === 'COMMITTEE' && deciding.step === 'APPROVE'
      ? [`公示 ${rulesOf('DEGREE', row).publicityDays} 天，期满后可以授予`]
      : [];
  },
  async granted(row, deciding) {
    await requireConditions(row, deciding);
    const { record } = await requireRecord(deciding.tx, row);
    if (record.status !== 'GRADUATED') throw new DomainProblem('毕业证书还没有登记，不能授予学位');
    requireAfterDiploma(record, deciding);
    return [];
  },
  async corrected(row, deciding) {
    const { record } = await requireRecord(deciding.tx, row);
    requireAfterDiploma(record, deciding);
    return [];
  },
});
