import { type DocxTable, formWidth, writeDocx } from '../../documents/plain-docx.ts';

const label = 1_500;
const value = formWidth / 2 - label;

const form: DocxTable = {
  widths: [label, value, label, value],
  rows: [
    { cells: ['姓名', '', '性别', ''], height: 620 },
    { cells: ['准考证号', '', '专业', ''], height: 620 },
    { cells: ['工作单位', { text: '', span: 3 }], height: 620 },
    {
      cells: [
        '政治思想表现',
        { text: '（由单位、社区或街道填写：政治态度、遵纪守法、工作学习、道德品行）\n', span: 3 },
      ],
      height: 4_800,
    },
    {
      cells: [
        '单位或社区意见',
        {
          text: '\n\n\n\n负责人签字：\n\n单位盖章：\n\n　　　　　　　　　　　　　　　　年　　　月　　　日',
          span: 3,
        },
      ],
      height: 3_600,
    },
  ],
};

/** 思想品德鉴定表 on one page of A4, to be filled in by hand or in Word, and sealed. */
export const blankMoralForm = (): Buffer =>
  writeDocx('高等教育自学考试毕业生思想品德鉴定表', [
    form,
    '填写说明：本表由考生所在单位、社区或街道填写并加盖公章；没有公章的无效。盖章后拍照或扫描，在“毕业材料提交”上传。',
  ]);
