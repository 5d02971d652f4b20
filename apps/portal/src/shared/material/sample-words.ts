import type { MaterialSample } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';

/** The rules that the sample picture of each material points out. */
export const samplePoints: Readonly<Record<MaterialCode, string>> = {
  GRAD_PHOTO: '正面免冠、五官清楚，浅色背景，480×640 像素；头顶上方留白，人在正中，双肩都在画面里。',
  ID_CARD_FRONT: '四个角都拍进来，姓名和号码看得清，不反光。',
  ID_CARD_BACK: '四个角都拍进来，有效期限看得清、没有过期。',
  PRE_DIPLOMA: '原件彩色拍照或扫描，证书编号、照片和公章都看得清。',
  CHSI_REPORT: '最好交学信网下载的 PDF 原文件，拍照的要整页；在线验证码完整，提交时还在验证有效期内。',
  REGISTER_FORM: '打印后在“本人签名”处亲笔签名、写日期，逐页扫描。',
  MORAL_FORM: '单位、社区或街道写明意见，盖公章、写日期，章压在“单位或社区意见”一栏里。',
  EXEMPT_PROOF: '免考所依据的证书或成绩单原件：姓名与考籍一致，编号和成绩看得清。',
  DEGREE_PROOF: '证书或成绩单原件：总分达到学位要求，编号与填写的一致，考试在考籍注册以后。',
};

/** The link of a template: `下载空白表 思想品德鉴定表.docx`. */
export const templateWords = ({ kind, fileName }: NonNullable<MaterialSample['template']>): string =>
  kind === 'BLANK' ? `下载空白表 ${fileName}` : `下载 ${fileName}`;
