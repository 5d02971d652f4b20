import { lessonFaultTitles } from '@qianwei/api/contract/course/play';
import { asc, desc, eq, isNull } from 'drizzle-orm';
import { course } from '../../db/schema/course.ts';
import { lesson } from '../../db/schema/lesson.ts';
import { courseQuestion, lessonReport } from '../../db/schema/study.ts';
import { readArgs, usageProblem } from '../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../ops/command.ts';
import { readTypedText } from '../../ops/typed-file.ts';
import { formatDateTime } from '../../time.ts';
import { answerAsked } from './ask/answer.workflow.ts';

/** Lines of one list. */
const maxLines = 100;

/** Minutes and seconds of a lesson: 12:35. */
const place = (second: number) => `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;

const listAsked: OpsCommand = {
  name: 'qa:list',
  usage: 'qa:list',
  about: '列出还没有答复的学生提问，等得最久的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db
      .select({ asked: courseQuestion, lesson, course })
      .from(courseQuestion)
      .innerJoin(lesson, eq(lesson.id, courseQuestion.lessonId))
      .innerJoin(course, eq(course.id, courseQuestion.courseId))
      .where(isNull(courseQuestion.answer))
      .orderBy(asc(courseQuestion.askedAt), asc(courseQuestion.id))
      .limit(maxLines);
    if (rows.length === 0) return '没有等待答复的提问';
    return rows
      .map(({ asked, lesson: of, course: { name } }) =>
        [
          asked.id,
          formatDateTime(asked.askedAt),
          `${name} ${of.no} ${of.title} ${place(asked.second)}`,
          `${asked.author}：${asked.content.replace(/\s+/g, ' ')}`,
          asked.fileIds.length > 0 ? `附件 ${asked.fileIds.length} 个` : '',
        ]
          .filter((part) => part !== '')
          .join('  '),
      )
      .join('\n');
  },
};

const answer: OpsCommand = {
  name: 'qa:answer',
  usage: 'qa:answer <编号> (--text 答复 | --file 答复.md) --by 教师',
  about: '答复一个学生提问（可用 Markdown）；再次答复会替换前一次',
  async run({ db, clock }, args) {
    const read = readArgs(this.usage, args, { words: 1, text: ['text', 'file', 'by'] });
    const [qaId = ''] = read.words;
    const [typed, path] = [read.text('text'), read.text('file')];
    if ((typed === undefined) === (path === undefined))
      throw usageProblem(this.usage, '--text 与 --file 须且只能有一个');
    const text = path === undefined ? (typed ?? '') : await readTypedText(path);
    await answerAsked(db, { qaId, answer: text, by: read.requiredText('by') }, clock.now());
    return `提问 ${qaId} 已答复，同班学生都能看到`;
  },
};

const listReports: OpsCommand = {
  name: 'lessons:reports',
  usage: 'lessons:reports',
  about: '列出学生对课程视频的报错，最新的在前',
  async run({ db }, args) {
    readArgs(this.usage, args, { words: 0 });
    const rows = await db
      .select({ report: lessonReport, lesson })
      .from(lessonReport)
      .innerJoin(lesson, eq(lesson.id, lessonReport.lessonId))
      .orderBy(desc(lessonReport.reportedAt), desc(lessonReport.id))
      .limit(maxLines);
    if (rows.length === 0) return '没有报错';
    return rows
      .map(({ report, lesson: of }) =>
        [
          formatDateTime(report.reportedAt),
          `${of.courseId} ${of.no} ${of.title} ${place(report.second)}`,
          lessonFaultTitles[report.fault],
          report.content.replace(/\s+/g, ' '),
        ].join('  '),
      )
      .join('\n');
  },
};

/** Terminal commands of teachers and staff on courses. */
export const courseCommands: AreaCommands = [listAsked, answer, listReports];
