import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import { parseMoment } from '@qianwei/api/time/moment';
import { dayWords } from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { BookHead } from '../shared/BookHead.tsx';

/** Until when the service lasts, or from when on; empty without one. */
function serviceWords(service: CourseChapter['course']['service']): string {
  if (service === null) return '';
  const lastDay = dayWords(parseMoment(service.expireTime) - 1);
  if (service.status === 'UPCOMING') return `课程服务 ${dayWords(service.openDate)}开通`;
  return service.status === 'ACTIVE' ? `课程服务至 ${lastDay}` : `课程服务已于 ${lastDay}到期`;
}

/** The book, its name, and the facts of the course: code, credits, lecturer, service, textbook and syllabus. */
export function CourseHead({ course }: Pick<CourseChapter, 'course'>) {
  const { courseCode, oldCodes, credit, teacher, teacherTitle, textbook, outlineYear } = course;
  const facts = [
    courseCode,
    oldCodes.length === 0 ? '' : `原代码 ${oldCodes.join('、')}`,
    credit > 0 ? `${credit} 学分` : '',
    teacher === '' ? '' : `主讲 ${teacher} ${teacherTitle}`.trim(),
    serviceWords(course.service),
  ];
  const books = [
    textbook.title === '' ? '' : `教材${textbook.title}${textbook.edition && `（${textbook.edition}）`}`,
    outlineYear === null ? '' : `考试大纲 ${outlineYear} 年版`,
  ];
  return <BookHead course={course} facts={<Facts facts={facts} />} more={<Facts facts={books} />} />;
}
