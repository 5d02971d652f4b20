import type { getGradeList } from '@qianwei/api/contract/academic/grade';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { exactWords } from '@qianwei/api/time/words';
import { type DocumentFields, renderDocument } from '../../../documents/render.ts';
import { workbookType } from '../../../files/workbook.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { averageWords, readTranscript, type Transcript } from './transcript.ts';
import { transcriptWorkbook } from './transcript-workbook.ts';

const scoreText = (score: number | null) => (score === null ? '' : String(score));

/** As on the page: a thesis has no credits, which is not the same as none earned. */
const creditText = (credit: number) => (credit === 0 ? '不计' : String(credit));

/** Fields of the template: all of them text, so that every number is printed as it is shown. */
function documentFields({ summary, lines, ...head }: Transcript): DocumentFields {
  const { passedCount, totalCount, practicePassed, practiceTotal, credit, minCredit } = summary;
  return {
    ...{ name: head.name, school: head.school, checkWords: head.checkWords },
    printed: exactWords(head.printed),
    facts: [
      ['姓名', head.name],
      ['准考证号', head.examineeNo],
      ['专业', head.major],
      ['考试计划', head.plan],
    ],
    lines: lines.map((line) => ({
      ...{ code: line.courseCode, name: line.courseName, credit: creditText(line.credit), kind: line.kind },
      ...{ period: line.periodName, result: line.result, note: line.note },
      exam: scoreText(line.examScore),
      process: scoreText(line.processScore),
      final: scoreText(line.finalScore),
    })),
    sums: [
      ['已合格', `笔试 ${passedCount}/${totalCount} 门，实践 ${practicePassed}/${practiceTotal} 门`],
      ['学分', `${credit}/${minCredit}`],
      ['均分', averageWords(summary.avgTerms, summary.avg) || '—'],
      ...(summary.degreeNeed === null
        ? []
        : [
            ['学位均分', averageWords(summary.degreeTerms, summary.degreeAvg) || '—'],
            ['学位要求', `均分不低于 ${summary.degreeNeed}`],
          ]),
    ],
    rule: `${summary.avgRule}。同一课程取最好的一次，60 分合格，不作四舍五入。`,
  };
}

async function transcriptPdf({ log }: StudentContext, transcript: Transcript) {
  const { pdf, missing } = await renderDocument('transcript', documentFields(transcript));
  if (missing.length > 0)
    log.info('characters missing in the font', { document: 'transcript', count: missing.length });
  return pdf;
}

/** The transcript as 成绩单_准考证号.xlsx or .pdf (API-13), of all results whatever the page and the filters. */
export async function transcriptFile(
  context: StudentContext,
  { format }: PayloadOf<typeof getGradeList>,
): Promise<FileAnswer> {
  const transcript = await readTranscript(context);
  const name = `成绩单_${transcript.examineeNo}`;
  return format === 'PDF'
    ? fileAnswer({
        name: `${name}.pdf`,
        type: 'application/pdf',
        body: await transcriptPdf(context, transcript),
      })
    : fileAnswer({ name: `${name}.xlsx`, type: workbookType, body: await transcriptWorkbook(transcript) });
}
