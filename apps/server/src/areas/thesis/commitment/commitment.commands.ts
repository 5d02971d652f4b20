import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { desc, eq, like, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { DomainProblem } from '../../../problems.ts';
import { formatDateTime } from '../../../time.ts';
import {
  type CommitmentRow,
  commitmentHash,
  readLetter,
  signedContent,
  signedFields,
} from './read-letter.ts';

/** Shortest part of a SHA-256 by which a letter is found: the digits of its 校验码. */
const minHashDigits = 16;

/** Letters that fit, the newest first, each with the present name of the student and the present title of the thesis. */
const findLetters = (db: Database, where: SQL) =>
  db
    .select({ row: commitment, holder: student.name, presentTitle: studentPlan.title })
    .from(commitment)
    .innerJoin(studentPlan, eq(studentPlan.id, commitment.studentPlanId))
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .innerJoin(student, eq(student.id, studentPlan.studentId))
    .where(where)
    .orderBy(desc(commitment.signedAt));

/** True when the letter, its fields, its signature and its time still are those that were signed. */
async function isUnchanged(db: Database, row: CommitmentRow): Promise<boolean> {
  const { letter, signatureSha256 } = await readLetter(db, row);
  const { roundNo, signedAt, hash } = row;
  const content = signedContent(letter, { fields: signedFields(row), roundNo, signatureSha256, signedAt });
  return commitmentHash(content) === hash;
}

async function sheetOf(
  db: Database,
  { row, holder, presentTitle }: Awaited<ReturnType<typeof findLetters>>[number],
): Promise<string> {
  const { fields, title, advisorName, roundNo, version, signedAt, hash } = row;
  const renamed = holder === fields.name ? '' : `（现姓名 ${holder}）`;
  const round = roundNo === 1 ? '首轮' : `第 ${roundNo} 轮（复检）`;
  return [
    `${fields.name}${renamed} ${fields.examineeNo}，${fields.majorName}（${fields.majorCode}）`,
    `题目：${title}${title === presentTitle ? '' : `（现题目 ${presentTitle ?? '未定'}，须重签）`}`,
    `指导教师：${advisorName}　批次：${fields.planName}　${round}`,
    `承诺书 ${version}，${formatDateTime(signedAt)} 签署`,
    `${hashTerm} ${hashWords(hash)}（${hash}）`,
    (await isUnchanged(db, row)) ? '核验：与签署时一致' : '核验：与签署时不一致',
  ].join('\n');
}

const show: OpsCommand = {
  name: 'thesis-letters:show',
  usage: 'thesis-letters:show <校验码或准考证号>',
  about: '核验诚信承诺书：谁、为哪个题目、什么时候签的，内容是否与签署时一致',
  async run({ db }, args) {
    const [typed = ''] = readArgs(this.usage, args, { words: 1 }).words;
    const digits = typed.replaceAll(/\s/g, '').toLowerCase();
    const isNumber = /^\d{12}$/.test(digits);
    if (!isNumber && !(/^[0-9a-f]{1,64}$/.test(digits) && digits.length >= minHashDigits))
      throw usageProblem(this.usage, '请给出 16 位校验码，或者 12 位准考证号');
    const found = await findLetters(
      db,
      isNumber ? eq(studentMajor.examineeNo, digits) : like(commitment.hash, `${digits}%`),
    );
    if (found.length === 0)
      throw new DomainProblem(`没有${isNumber ? '准考证号' : hashTerm} ${typed} 的承诺书`);
    const sheets: string[] = [];
    for (const letter of found) sheets.push(await sheetOf(db, letter));
    return sheets.join('\n\n');
  },
};

/** Terminal commands for 诚信承诺书. */
export const commitmentCommands: AreaCommands = [show];
