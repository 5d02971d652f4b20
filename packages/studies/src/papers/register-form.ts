import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { genderTitles } from '@qianwei/api/contract/gender';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import {
  type GraduationDocument,
  marriageTitles,
  type Relative,
  type ResumeLine,
  resumeKindTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords, monthWords } from '@qianwei/api/time/words';
import {
  type PaperFields,
  type PaperForm,
  type PaperList,
  type PaperRow,
  pairedFields,
  textPart,
} from './paper-form.ts';
import { formHead, isDraftOf, promiseOf, reviewBoxes } from './review-boxes.ts';

/** Sentence that a student signs with the 毕业生登记表. */
export const graduationCommitment =
  '我承诺：登记表所填内容和提交的材料真实、完整，如有不实，愿意承担由此产生的后果。';

/** Facts that the 毕业生登记表 says beside the document. */
export type RegisterFormApply = Pick<
  GraduationApply,
  'batch' | 'status' | 'levels' | 'timeline' | 'receipt' | 'holder' | 'document' | 'certificate'
>;

/** Rows beside the photo. */
const besidePhoto = 6;

/** In the box of what there is none of. */
const none = '无';

function personPart({ holder }: RegisterFormApply, document: GraduationDocument): PaperFields {
  const { formerName, nation, nativePlace, politics, marriage, workUnit, address, zipCode, phone } = document;
  const rows: PaperRow[] = [
    [
      { label: '姓名', text: holder.name },
      { label: '曾用名', text: formerName || none },
    ],
    [
      { label: '性别', text: genderTitles[holder.gender] },
      { label: '出生年月', text: monthWords(holder.birthday) },
    ],
    [
      { label: '民族', text: nation },
      { label: '籍贯', text: nativePlace },
    ],
    [
      { label: '政治面貌', text: politics },
      { label: '婚姻状况', text: marriage === null ? '' : marriageTitles[marriage] },
    ],
    [
      { label: '身份证号', text: holder.idCard },
      { label: '准考证号', text: holder.examineeNo },
    ],
    [
      { label: '专业', text: `${holder.majorName}（${holder.majorCode}）` },
      { label: '报考层次', text: examLevelTitles[holder.applyExamLevel] },
    ],
    [
      { label: '主考院校', text: holder.schoolName },
      { label: '助学单位', text: holder.studyUnit || none },
    ],
    [{ label: '工作单位及职务', text: workUnit }],
    [{ label: '通讯地址', text: address }],
    [
      { label: '邮政编码', text: zipCode },
      { label: '联系电话', text: phone },
    ],
  ];
  return { kind: 'FIELDS', title: '', rows, besidePhoto };
}

function educationPart({ holder: { preEducation } }: RegisterFormApply): PaperFields {
  const rows = pairedFields([
    { label: '毕业学校', text: preEducation?.school ?? none },
    { label: '所学专业', text: preEducation?.major ?? none },
    { label: '毕业日期', text: preEducation === null ? none : dayWords(preEducation.graduateDate) },
    { label: '证书编号', text: preEducation?.certNo ?? none },
  ]);
  return { kind: 'FIELDS', title: '前置学历', rows, besidePhoto: 0 };
}

/** `2019年7月`, or what it means that there is none. */
const monthOr = (month: string, other: string) => (month === '' ? other : monthWords(`${month}-01` as Day));

function resumePart(resume: readonly ResumeLine[]): PaperList {
  return {
    kind: 'LIST',
    title: '本人简历（从高中起）',
    columns: [
      { header: '起止年月', share: 29 },
      { header: '类别', share: 9 },
      { header: '在何单位、学校，或做了什么', share: 33 },
      { header: '职务', share: 15 },
      { header: '证明人', share: 14 },
    ],
    lines:
      resume.length === 0
        ? [['', '', '', '', '']]
        : resume.map(({ from, to, kind, place, post, witness }) => [
            from === '' && to === '' ? '' : `${monthOr(from, '')}至${monthOr(to, '今')}`,
            resumeKindTitles[kind],
            place,
            post,
            witness,
          ]),
  };
}

function relativesPart(title: string, list: readonly Relative[]): PaperList {
  return {
    kind: 'LIST',
    title,
    columns: [
      { header: '与本人关系', share: 18 },
      { header: '姓名', share: 22 },
      { header: '工作单位及职务', share: 60 },
    ],
    lines:
      list.length === 0
        ? [[none, none, none]]
        : list.map(({ relation, name, work }) => [relation, name, work || none]),
  };
}

function thesisPart({ holder: { thesis } }: RegisterFormApply): PaperFields {
  const rows: PaperRow[] = [
    [{ label: '题目', text: thesis?.title ?? '' }],
    [{ label: '成绩', text: thesis?.score == null ? '' : `${thesis.score} 分` }],
  ];
  return { kind: 'FIELDS', title: '毕业论文（设计）', rows, besidePhoto: 0 };
}

/** The diploma, where it was issued. */
function certificatePart({ certificate }: RegisterFormApply): PaperFields[] {
  if (certificate === null) return [];
  const rows = pairedFields([
    { label: '证书编号', text: certificate.certNo },
    { label: '签发日期', text: dayWords(certificate.issueDay) },
  ]);
  return [{ kind: 'FIELDS', title: '毕业证书', rows, besidePhoto: 0 }];
}

/**
 * 毕业生登记表: of the document that was submitted, or of a draft, which a student signs on paper and hands in as a scan: it says the
 * same, 无 included, but for receipt, signature and reviews.
 */
export function registerForm(apply: RegisterFormApply, document: GraduationDocument): PaperForm {
  const isDraft = isDraftOf(apply, document);
  return {
    issuer: apply.holder.schoolName,
    ...formHead({ title: '高等教育自学考试毕业生登记表', draftUse: 'TO_SIGN' }, apply, isDraft),
    parts: [
      personPart(apply, document),
      educationPart(apply),
      resumePart(document.resume),
      relativesPart('家庭主要成员', document.family),
      relativesPart('主要社会关系', document.relations),
      textPart('何时何地受过何种奖励或处分', document.awards, none),
      textPart('自我鉴定', document.appraisal),
      thesisPart(apply),
      promiseOf(graduationCommitment, apply, isDraft),
      reviewBoxes(apply),
      ...certificatePart(apply),
    ],
  };
}
