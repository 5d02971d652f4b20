import {
  collectWayTitles,
  type GraduationDocument,
  graduationPartTitles,
  marriageTitles,
  type Relative,
  type ResumeLine,
  resumeKindTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import { fieldWords } from '../../shared/apply/field-words.ts';

/** The promise of the 登记表. */
export const pledge = '我承诺：登记表所填内容和提交的材料真实、完整，如有不实，愿意承担由此产生的后果。';

const joined = (words: readonly string[]) => words.filter((text) => text !== '').join('，');

const resumeText = ({ from, to, kind, place, post, witness }: ResumeLine): string =>
  joined([
    `${from || '（开始）'} 至 ${to || '今'}`,
    resumeKindTitles[kind],
    place,
    post,
    witness && `证明人 ${witness}`,
  ]);

const relativesText = (list: readonly Relative[]): string =>
  list.map(({ relation, name, work }) => joined([relation, name, work])).join('\n');

/** The fields of the 登记表 in words; a list has a line for each entry. */
export const graduationFieldWords = fieldWords<GraduationDocument>({
  formerName: '曾用名',
  nativePlace: '籍贯',
  nation: '民族',
  politics: '政治面貌',
  marriage: ['婚姻状况', (value) => (value === null ? '' : marriageTitles[value])],
  workUnit: '工作单位及职务',
  address: '通讯地址',
  zipCode: '邮政编码',
  phone: '联系电话',
  resume: ['本人简历', (lines) => lines.map(resumeText).join('\n')],
  family: ['家庭主要成员', relativesText],
  relations: ['社会关系', relativesText],
  awards: '奖惩',
  appraisal: '自我鉴定',
  collectWay: ['证书领取方式', (way) => (way === null ? '' : collectWayTitles[way])],
  collectName: '收件人或代领人',
  collectPhone: '收件人或代领人电话',
  collectAddress: '邮寄地址',
  photo: '电子注册照片',
  idCardFront: '身份证人像面',
  idCardBack: '身份证国徽面',
  idCardUntil: '身份证有效期至',
  preDiploma: graduationPartTitles.PRE_DIPLOMA,
  chsiReport: '学历证书电子注册备案表',
  chsiUntil: '备案表在线验证有效期至',
  registerForm: '登记表签字扫描件',
  moralForm: '思想品德鉴定表',
  exemptProof: '免考证明',
});
