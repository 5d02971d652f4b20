import {
  collectWayTitles,
  type GraduationDocument,
  graduationDocument,
  graduationPartFields,
  graduationPartTitles,
  marriageTitles,
  resumeKindTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import { and, eq } from 'drizzle-orm';
import type { Deciding } from '../../application/application.ts';
import { type ApplyRow, applyKind, certDayOf, rulesOf } from '../../apply/apply-kind.ts';
import { markChecked } from '../../apply/materials.ts';
import { submittedDocument } from '../../apply/own-apply.ts';
import { degreeApply, graduationApply } from '../../db/schema/graduation.ts';
import { studentMajor } from '../../db/schema/student.ts';
import { DomainProblem } from '../../problems.ts';
import type { FactLines } from '../../student/receipt.ts';
import { requireRecord } from '../../studies/record.ts';
import { readStudies } from '../../studies/studies.ts';
import { graduationConditions } from './graduation-conditions.ts';
import { fileIdsOf, readGraduationFacts } from './graduation-facts.ts';

const stored = { schema: graduationDocument };

/** The person who gets the diploma for the student; none where the student collects it. */
const collectorLines = ({
  collectWay,
  collectName,
  collectPhone,
  collectAddress,
}: GraduationDocument): string[] => {
  if (collectWay === 'MAIL') return [collectName, collectPhone, collectAddress];
  return collectWay === 'PROXY' ? [collectName, collectPhone] : [];
};

/** The document in lines, for who reviews it. */
function documentLines(document: GraduationDocument): FactLines[] {
  const { resume, family, relations, marriage, collectWay, idCardFront, idCardUntil } = document;
  const relatives = (list: GraduationDocument['family']) =>
    list.map(({ relation, name, work }) => [relation, name, work].filter((text) => text !== '').join(' '));
  return [
    ['曾用名', document.formerName],
    ['籍贯', document.nativePlace],
    ['民族', document.nation],
    ['政治面貌', document.politics],
    ['婚姻状况', marriage === null ? '' : marriageTitles[marriage]],
    ['工作单位及职务', document.workUnit],
    ['联系电话', document.phone],
    ['通讯地址', [document.address, document.zipCode].filter((text) => text !== '').join('，')],
    [
      '本人简历',
      ...resume.map(
        ({ from, to, kind, place, post, witness }) =>
          `${from} 至 ${to === '' ? '今' : to} ${resumeKindTitles[kind]} ${place} ${post}（证明人 ${witness}）`,
      ),
    ],
    ['家庭主要成员', ...relatives(family)],
    ['社会关系', ...relatives(relations)],
    ['奖惩', document.awards],
    ['自我鉴定', document.appraisal],
    ['证书领取方式', collectWay === null ? '' : collectWayTitles[collectWay]],
    [collectWay === 'PROXY' ? '代领人' : '收件人', ...collectorLines(document)],
    ['身份证有效期至', idCardFront.length === 0 ? '' : idCardUntil || '长期'],
    ['备案表在线验证有效期至', document.chsiUntil],
    ['附件', `${fileIdsOf(document).length} 个，用 graduations:files 另存查看`],
  ];
}

/** Throws DomainProblem when a condition is lacking now, such as after a corrected score, or the 考籍 has ended. */
async function requireConditions(row: ApplyRow, { tx, deps, now }: Deciding): Promise<void> {
  const record = await requireRecord(tx, row);
  if (record.record.status !== 'NORMAL')
    throw new DomainProblem(`考籍${studentMajorStatusTitles[record.record.status]}，不能再办理`);
  const document = submittedDocument(deps, stored, row);
  const facts = {
    studies: await readStudies(tx, record, now),
    batch: row.batch,
    rules: { row: row.rulesRow, rules: rulesOf('GRADUATION', row), since: null, changes: [] },
    row,
  };
  const read = await readGraduationFacts({ db: tx }, facts, document);
  const lacking = graduationConditions(read).filter(({ ok }) => !ok);
  if (lacking.length === 0) return;
  const names = lacking.map(({ name, actual }) => `${name}（${actual}）`).join('、');
  throw new DomainProblem(`现在有条件不满足：${names}。请退回或不通过，并写明原因`);
}

/** Throws DomainProblem for a day after that of the degree, which needs the diploma. */
async function requireBeforeDegree({ studentMajorId }: ApplyRow, deciding: Deciding): Promise<void> {
  const granted = and(eq(degreeApply.studentMajorId, studentMajorId), eq(degreeApply.status, 'GRANTED'));
  const [degree] = await deciding.tx.select({ day: degreeApply.certDay }).from(degreeApply).where(granted);
  if (degree?.day != null && certDayOf(deciding) > degree.day)
    throw new DomainProblem(`学位证书已于 ${degree.day} 签发，毕业证书的日期不能比它晚`);
}

/** 毕业申请: 助学单位 → 主考院校 → 市考办 → 省考办, then it is reported, and the diploma is issued. */
export const graduationKind = applyKind({
  type: 'GRADUATION',
  table: graduationApply,
  command: 'graduations',
  receiptKind: 'GRADUATION',
  items: graduationPartTitles,
  itemFields: graduationPartFields,
  about: { show: '登记表、附件和经过', approve: '通过后进入下一级，最后一级通过后可以上报' },
  documentOf: (row, deps) => submittedDocument(deps, stored, row),
  facts: async (row, deps) => documentLines(submittedDocument(deps, stored, row)),
  async approved(row, deciding) {
    await requireConditions(row, deciding);
    if (row.level === 'UNIT' || deciding.step !== 'APPROVE') return [];
    const { tx, deps, now } = deciding;
    const document = submittedDocument(deps, stored, row);
    await markChecked(tx, {
      studentId: row.studentId,
      checkedAt: now,
      checkedFor: '毕业申请',
      fileIds: fileIdsOf(document),
      validUntil: {
        ...Object.fromEntries(
          [...document.idCardFront, ...document.idCardBack].map((id) => [id, document.idCardUntil]),
        ),
        ...Object.fromEntries(document.chsiReport.map((id) => [id, document.chsiUntil])),
      },
    });
    return [];
  },
  async granted(row, deciding) {
    await requireConditions(row, deciding);
    await deciding.tx
      .update(studentMajor)
      .set({ status: 'GRADUATED', graduateDate: certDayOf(deciding) })
      .where(eq(studentMajor.id, row.studentMajorId));
    return ['考籍已改为已毕业，学位申请的期限从证书日期起算'];
  },
  async corrected(row, deciding) {
    await requireBeforeDegree(row, deciding);
    // A 考籍 that has been cancelled since stays so.
    await deciding.tx
      .update(studentMajor)
      .set({ graduateDate: certDayOf(deciding) })
      .where(eq(studentMajor.id, row.studentMajorId));
    return ['考籍的毕业日期和学位申请的期限按更正后的签发日期'];
  },
});
