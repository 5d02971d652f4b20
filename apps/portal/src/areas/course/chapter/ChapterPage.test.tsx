import { getCourseQaList, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Route, useLocation, useSearch } from 'wouter';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ChapterPage from './ChapterPage.tsx';
import {
  expiredCourse,
  lockedCourse,
  manyQuestions,
  materials,
  notesWithMarkup,
  passedCourse,
  studiedCourse,
  studyNoticePage,
} from './chapter.fixtures.ts';
import { storeQuestionDraft } from './question-draft.ts';

function Place() {
  const [path] = useLocation();
  return <output>{`${path}?${useSearch()}`}</output>;
}

const show = (outline: CourseChapter, tab = '', fixtures: Fixture[] = []) =>
  render(
    <StoryPage
      path={`/course/chapter/04735${tab && `?tab=${tab}`}`}
      fixtures={[
        answers(getCourseChapter, outline),
        ...fixtures,
        answers(getNoticeListNLog, studyNoticePage),
        answers(getCourseMaterialList, materials),
        answers(getCourseQaList, manyQuestions),
        answers(getNoteList, notesWithMarkup),
      ]}
    >
      <Route path="/course/chapter/:id">
        <ChapterPage />
      </Route>
      <Place />
    </StoryPage>,
  );

beforeEach(() => storeQuestionDraft('student-2', '04735', null));

it('/course/chapter ✓ the outline opens at the lesson watched last, and it goes on at its second', async () => {
  const screen = await show(studiedCourse);
  await expect
    .element(screen.getByRole('button', { name: /第四章 SQL与关系数据库基本操作/ }))
    .toHaveAttribute('aria-expanded', 'true');
  const lesson = screen.getByRole('listitem').filter({ hasText: '数据查询 看到 0:42' });
  await expect.element(lesson.last()).toHaveAttribute('aria-current', 'true');
  await expect.element(screen.getByRole('link', { name: /数据查询 看到 0:42 应用 1:21/ })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /第五章 数据库编程/ }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('存储函数与游标')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: '从 0:42 继续' }).first())
    .toHaveAttribute('href', '/course/play?courseId=04735&lessonId=04735-c04-l02');
  await expect.element(screen.getByText('看到 0:42，共 1:21，讲到聚集函数与空值')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /分组与HAVING/ }))
    .toHaveAttribute('href', '/course/play?courseId=04735&lessonId=04735-c04-l02&t=55');
});

it('a chapter opens to its lessons and its test, which leads to the test engine', async () => {
  const screen = await show(studiedCourse);
  await screen.getByRole('button', { name: /第五章 数据库编程/ }).click();
  await expect.element(screen.getByText('存储函数与游标')).toBeVisible();
  await expect
    .element(screen.getByText('12 题，60 分合格，次数不限，取最高分。考过 1 次，最高 75 分。'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '第五章测验，再测一次' }))
    .toHaveAttribute('href', '/course/test/04735?testId=04735-c05-test');
});

it('a locked chapter says what opens it, and its lessons lead nowhere', async () => {
  const screen = await show(lockedCourse);
  const third = screen.getByRole('button', { name: /第三章 数据库设计.*完成第二章后解锁/ });
  await third.click();
  await expect.element(screen.getByText('E-R图的设计与集成')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /E-R图的设计与集成/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /第三章测验/ })).not.toBeInTheDocument();
});

it('an expired service plays nothing but the free lesson, and says whom to ask', async () => {
  const screen = await show(expiredCourse);
  await expect.element(screen.getByRole('heading', { name: '课程服务已到期' })).toBeVisible();
  await expect.element(screen.getByText('课程服务已于 2026年10月25日到期')).toBeVisible();
  await expect.element(screen.getByText('SQL概述与数据定义')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /SQL概述与数据定义/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /第一章 数据库系统概述/ }).click();
  await expect.element(screen.getByRole('link', { name: /数据库的基本概念/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /联系助学单位/ }).first()).toBeInTheDocument();
});

it('/course/chapter E1 a course that was not opened says so and leads to the others', async () => {
  const screen = await render(
    <StoryPage
      route="/course/chapter/:id"
      path="/course/chapter/99999"
      fixtures={[refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通')]}
    >
      <ChapterPage />
    </StoryPage>,
  );
  await expect.element(screen.getByText('未找到该课程或未开通')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '查看我的课程' }))
    .toHaveAttribute('href', '/course/list');
});

it('the chosen tab and its page stand in the address', async () => {
  const asked = vi.fn(() => manyQuestions);
  const screen = await show(studiedCourse, '', [answers(getCourseQaList, asked)]);
  await screen.getByRole('tab', { name: /公告/ }).click();
  await expect
    .element(screen.getByRole('link', { name: /12月直播课表/ }))
    .toHaveAttribute('href', '/home/notice/detail/live');
  await screen.getByRole('tab', { name: /答疑/ }).click();
  await screen.getByRole('button', { name: '第 2 页' }).click();
  await expect.element(screen.getByText('/course/chapter/04735?tab=questions&page=2')).toBeInTheDocument();
  await expect.poll(() => asked).toHaveBeenLastCalledWith(expect.objectContaining({ pageNo: 2 }));
  await screen.getByRole('tab', { name: /资料/ }).click();
  await expect
    .element(screen.getByText('/course/chapter/04735?tab=materials', { exact: true }))
    .toBeInTheDocument();
  const file = screen.getByRole('link', { name: /关系代数与SQL对照表\.pdf/ });
  await expect.element(file).toHaveAttribute('href', expect.stringMatching(/^\/api\/files\//));
  await expect.element(file).toHaveTextContent(/1 页.*52 KB.*第二章、第四章/);
});

const question = '两段锁和三段锁有什么区别？';

it('a question is sent with the lesson and the second, and the form begins again', async () => {
  const saved = vi.fn(() => ({ qaId: 'qa-99', time: '2026-11-21 20:14:40' }));
  const screen = await show(studiedCourse, 'questions', [answers(saveCourseQa, saved)]);
  await screen.getByRole('button', { name: '提交问题' }).click();
  await expect.element(screen.getByText('请写下你的问题')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: '问题' }).fill(question);
  await screen.getByRole('button', { name: '提交问题' }).click();
  await expect
    .poll(() => saved)
    .toHaveBeenCalledWith(
      expect.objectContaining({
        courseId: '04735',
        lessonId: '04735-c04-l02',
        second: 42,
        content: question,
        fileIds: [],
      }),
    );
  await expect.element(screen.getByRole('textbox', { name: '问题' })).toHaveValue('');
});

it('a question that did not reach the server is still there after the page was left', async () => {
  const screen = await show(studiedCourse, 'questions', [offline(saveCourseQa)]);
  await screen.getByRole('textbox', { name: '问题' }).fill(question);
  await screen.getByRole('button', { name: '提交问题' }).click();
  await expect.element(screen.getByText(/问题没有提交，你写的内容还在这台设备上/)).toBeVisible();
  await screen.unmount();
  const later = await show(studiedCourse, 'questions');
  await expect.element(later.getByRole('textbox', { name: '问题' })).toHaveValue(question);
});

it('markup in a note is text; a note is changed where it stands, and deleted only after a question', async () => {
  const removed = vi.fn(() => ({}));
  const saved = vi.fn(() => ({ noteId: 'note-5e518c7c', time: '2026-11-21 20:14:40' }));
  const screen = await show(studiedCourse, 'notes', [answers(saveNote, saved), answers(deleteNote, removed)]);
  await expect.element(screen.getByText(/<b>HAVING<\/b> 里才能写聚集函数/)).toBeVisible();
  await screen.getByRole('button', { name: '编辑 0:21 的笔记' }).click();
  await screen.getByRole('textbox', { name: '0:21 的笔记' }).fill('HAVING 在分组以后筛选。');
  await screen.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => saved)
    .toHaveBeenCalledWith(
      expect.objectContaining({
        noteId: 'note-5e518c7c',
        lessonId: '04735-c04-l02',
        second: 21,
        content: 'HAVING 在分组以后筛选。',
      }),
    );
  await screen.getByRole('button', { name: '删除 0:43 的笔记' }).click();
  await screen.getByRole('button', { name: '不删了' }).click();
  await screen.getByRole('button', { name: '删除 0:43 的笔记' }).click();
  expect(removed).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '删除笔记' }).click();
  await expect.poll(() => removed).toHaveBeenCalledWith(expect.objectContaining({ noteId: 'note-0511868d' }));
});

it('the score says what it is made of, what 55 in the exam comes to, and what is enough', async () => {
  const screen = await show(studiedCourse, 'score');
  await expect.element(screen.getByRole('row', { name: /合计 82\.8/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /章节测验.*82 30% 24\.6/ })).toBeVisible();
  await expect.element(screen.getByText('63.3，合格')).toBeVisible();
  await expect.element(screen.getByText(/统考 50\.3 分就够。/)).toBeVisible();
  await screen.getByRole('button', { name: '减少 如果统考考' }).click();
  await expect.element(screen.getByText('62.6，合格')).toBeVisible();
});

it('an expired service offers no form, no test and no place to play; it says what is left and whom to call', async () => {
  const screen = await show(expiredCourse, 'questions');
  await expect.element(screen.getByText(/课程服务已到期，不能再提问，问过的还能看。/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /联系助学单位/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '问题' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /回到这一分钟/ })).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: /笔记/ }).click();
  await expect.element(screen.getByText(/不能再记新的笔记，记过的还能看和修改/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '编辑 0:21 的笔记' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /播放/ })).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: '成绩构成' }).click();
  await expect.element(screen.getByText(/不能再加分；分数保留，续期后可以接着加/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '接着看' })).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: '目录' }).click();
  await expect.element(screen.getByRole('link', { name: /第四章测验/ })).not.toBeInTheDocument();
});

it('of a passed course the score says that nothing has to be added, and asks for no exam', async () => {
  const screen = await show(passedCourse, 'score');
  await expect.element(screen.getByText('这门课已经合格，过程性成绩不用再加分。')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '再测一次' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('spinbutton')).not.toBeInTheDocument();
});

it('资料 says why a sheet with answers is held back while a test of its questions runs, and offers no link to it', async () => {
  const screen = await show(studiedCourse, 'materials');
  await expect.element(screen.getByText(/这份练习印有答案和解析/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /章节练习（含解析）/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: '去测验' })).toBeVisible();
});
