import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { saveNote } from '@qianwei/api/contract/course/note';
import {
  answerPopQuestion,
  getPlayInfo,
  type PlayInfo,
  savePlayRecord,
} from '@qianwei/api/contract/course/play';
import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { answers, type Fixture, held, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ExamPlayPage from './ExamPlayPage.tsx';
import {
  examOutline,
  examPlayInfo,
  heldInfo,
  lessonAnswers,
  openQuestion,
  playInfo,
  playInfoWith,
  serviceEnded,
  takenRecord,
} from './lesson-page.fixtures.ts';
import { openLesson } from './testing/open-lesson.tsx';

const place = () => page.getByRole('slider', { name: '播放进度' });
const resume = () => page.getByRole('group', { name: '续播' });

describe('a lesson', () => {
  it('goes on at the second where it was left, once the student says so', async () => {
    const { opened, play, video } = await openLesson();
    await expect.element(resume()).toHaveTextContent('上次看到 0:42 昨天 22:41，Chrome 130，Windows');
    expect(opened.mock.calls).toEqual([
      [expect.objectContaining({ courseId: '04735', lessonId: '04735-c04-l02', takeOver: false })],
    ]);
    expect(play).not.toHaveBeenCalled();
    await resume().getByRole('button', { name: '继续' }).click();
    await expect.poll(() => play).toHaveBeenCalled();
    video.runFrom(42);
    await expect.element(resume()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^暂停/ })).toBeVisible();
  });

  it('plays as soon as it is open when 播放 was pressed before', async () => {
    const opening = held(answers(getPlayInfo, playInfo));
    const { play } = await openLesson({ fixtures: [opening] });
    await page.getByRole('button', { name: /^播放/ }).first().click();
    await expect.element(page.getByRole('button', { name: /^暂停/ })).toBeVisible();
    expect(play).not.toHaveBeenCalled();
    opening.let();
    await expect.poll(() => play).toHaveBeenCalled();
  });

  it('asks where to go on before it is open, moves nothing when it is, and keeps the answer', async () => {
    await page.viewport(360, 800);
    const opening = held(answers(getPlayInfo, playInfo));
    const { play, seekTo } = await openLesson({ fixtures: [opening] });
    await expect.element(resume()).toHaveTextContent('上次看到 0:42');
    const points = page.getByRole('tab', { name: '知识点' });
    const before = points.element().getBoundingClientRect().top;
    opening.let();
    await expect.element(resume()).toHaveTextContent('昨天 22:41');
    expect(points.element().getBoundingClientRect().top).toBe(before);
    await resume().getByRole('button', { name: '从头看' }).click();
    await expect.poll(() => play).toHaveBeenCalled();
    expect(seekTo).toHaveBeenLastCalledWith(0);
  });

  it('begins at the beginning when that was asked for before it was open', async () => {
    const opening = held(answers(getPlayInfo, playInfo));
    const { play, seekTo } = await openLesson({ fixtures: [opening] });
    await resume().getByRole('button', { name: '从头看' }).click();
    await expect.element(resume()).not.toBeInTheDocument();
    expect(play).not.toHaveBeenCalled();
    opening.let();
    await expect.poll(() => play).toHaveBeenCalled();
    expect(seekTo).toHaveBeenLastCalledWith(0);
  });

  it('begins at the beginning when the student says so', async () => {
    const { seekTo, play } = await openLesson();
    await resume().getByRole('button', { name: '从头看' }).click();
    await expect.poll(() => play).toHaveBeenCalled();
    expect(seekTo).toHaveBeenLastCalledWith(0);
  });

  it('saves what was watched, in whole seconds, when it is paused', async () => {
    const { video, saved } = await openLesson();
    await resume().getByRole('button', { name: '继续' }).click();
    video.runFrom(42);
    video.runTo(46.2);
    await expect.element(place()).toHaveValue('46');
    video.stop();
    await expect
      .poll(() => saved.mock.calls)
      .toEqual([
        [
          expect.objectContaining({
            lessonId: '04735-c04-l02',
            playToken: playInfo.playToken,
            ranges: [[42, 46]],
            position: 46,
            speed: 1,
            seq: 1,
          }),
        ],
      ]);
    await expect.element(page.getByText('进度已保存')).toBeVisible();
  });

  it('led to by a link to a second opens there', async () => {
    const { seekTo } = await openLesson({ rest: '&t=21' });
    await expect.element(place()).toHaveValue('21');
    expect(seekTo).toHaveBeenLastCalledWith(21);
    await expect.element(resume()).not.toBeInTheDocument();
  });

  it('opens no further than may be sought, whatever the link says', async () => {
    await openLesson({ rest: '&t=78' });
    await expect.element(place()).toHaveValue('52');
  });

  it('asks a question on the way, and goes on playing', async () => {
    const answered = vi.fn(() => ({ right: true, firstRight: true, rightAnswer: '错误', analysis: '' }));
    const { video, pause } = await openLesson({
      info: playInfoWith({ position: 76, furthest: 76, ranges: [[0, 76]] }),
      fixtures: [answers(answerPopQuestion, answered)],
    });
    await resume().getByRole('button', { name: '继续' }).click();
    video.runFrom(76);
    video.runTo(78.8);
    const question = page.getByRole('region', { name: '弹题 1:18' });
    await question.getByRole('button', { name: '错误' }).click();
    await expect.element(question.getByText('正确答案：错误。')).toBeVisible();
    expect(answered.mock.calls).toEqual([
      [
        expect.objectContaining({
          lessonId: '04735-c04-l02',
          questionId: openQuestion.questionId,
          answer: false,
        }),
      ],
    ]);
    expect(pause).not.toHaveBeenCalled();
    await question.getByRole('button', { name: '收起' }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is driven by keys: space, ← and →, N for a note, ? for the list', async () => {
    const { play, pause, video, seekTo } = await openLesson();
    await expect.element(resume()).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.poll(() => play).toHaveBeenCalled();
    video.runFrom(42);
    await userEvent.keyboard('{ArrowRight}');
    expect(seekTo).toHaveBeenLastCalledWith(47);
    await userEvent.keyboard('{ArrowLeft}');
    expect(seekTo).toHaveBeenLastCalledWith(42);
    await userEvent.keyboard(' ');
    expect(pause).toHaveBeenCalled();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: '播放页的快捷键' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('n');
    await expect.element(page.getByRole('textbox', { name: /^在 0:42 记笔记/ })).toHaveFocus();
  });
});

describe('what stands in the way', () => {
  it('another device plays: this one waits until it is taken over, and then plays', async () => {
    const { opened, play } = await openLesson({ info: heldInfo });
    await expect.element(page.getByText(/Safari 18\.1，iPhone，20:02 起/)).toBeVisible();
    await expect.element(place()).toHaveValue('42');
    await expect.element(resume()).not.toBeInTheDocument();
    opened.mockReturnValue(playInfo);
    await page.getByRole('button', { name: '在这里继续' }).click();
    await expect.poll(() => play.mock.calls.length).toBe(1);
    await expect.element(resume()).not.toBeInTheDocument();
    expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ takeOver: true }));
  });

  it('another device has taken over: it pauses, says where, and nothing watched is lost', async () => {
    const { video, pause, saved } = await openLesson({ recordOf: () => takenRecord });
    await resume().getByRole('button', { name: '继续' }).click();
    video.runFrom(42);
    video.runTo(44);
    video.stop();
    await expect.element(page.getByText('已在其他设备播放。')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ ranges: [[42, 44]] }));
    expect(pause).toHaveBeenCalled();
  });

  it('a session that has ended asks for the login above the page, and what was watched stays on the device (ERR-1)', async () => {
    const ended = refuses(savePlayRecord, errorCode.sessionInvalid, '登录已失效，请重新登录');
    const { video } = await openLesson({ fixtures: [ended] });
    await resume().getByRole('button', { name: '继续' }).click();
    video.runFrom(42);
    video.runTo(46);
    video.stop();
    const dialog = page.getByRole('dialog', { name: '登录已失效，请重新登录' });
    await expect.element(dialog.getByText(/看过的都存在本机，登录后自动补传/)).toBeVisible();
    await dialog.getByRole('button', { name: '稍后再登录' }).click();
    await expect.element(page.getByText(/已看的 4 秒存在本机，不会丢，也不会重复算/)).toBeVisible();
    await page.getByRole('button', { name: '重新登录' }).click();
    await expect.element(dialog).toBeVisible();
  });

  it('a service that has ended says so and whom to ask', async () => {
    await openLesson({ fixtures: [serviceEnded] });
    await expect.element(page.getByText('这一节没有打开。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^播放.*这一节没有打开/ })).toBeVisible();
    await expect.element(page.getByText('进度已保存')).not.toBeInTheDocument();
    await expect.element(page.getByText(/课程服务已到期（2026-10-25）/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /联系助学单位/ })).toBeVisible();
  });

  it('a course that is not the student’s leads back to the others', async () => {
    await openLesson({ fixtures: [refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通')] });
    await expect.element(page.getByText('未找到该课程或未开通')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/course/list');
  });
});

describe('a note', () => {
  it.each([
    ['the network', () => dispatchEvent(new Event('online'))],
    ['the server', (tick: () => void) => tick()],
  ])(
    'that did not reach the server stays on the device, and is sent once when %s is back',
    async (_, back) => {
      const timers = vi.spyOn(globalThis, 'setInterval');
      const sent: { noteId?: string }[] = [];
      let isOffline = true;
      const saving: Fixture = {
        path: saveNote.path,
        reply(payload) {
          sent.push(payload as { noteId?: string });
          if (isOffline) throw new TypeError('Failed to fetch');
          return answers(saveNote, { noteId: 'note-new', time: '2026-11-21 20:14:40' }).reply(payload);
        },
      };
      await openLesson({ fixtures: [saving] });
      const field = page.getByRole('textbox', { name: /记笔记/ });
      await field.fill('聚集函数不计空值。');
      await page.getByRole('button', { name: '保存', exact: true }).click();
      await expect.element(page.getByText('已存本机，联网后补传')).toBeVisible();
      isOffline = false;
      const timer = timers.mock.calls.find(([, ms]) => ms === 15_000)?.[0];
      timers.mockRestore();
      back(timer as () => void);
      await expect.element(field).toHaveValue('');
      await expect.element(page.getByText('已存本机，联网后补传')).not.toBeInTheDocument();
      const note = { content: '聚集函数不计空值。', second: 42, noteId: sent[0]?.noteId };
      expect(note.noteId).toMatch(/^[\w-]{8,64}$/);
      expect(sent).toEqual([expect.objectContaining(note), expect.objectContaining(note)]);
    },
  );
});

it('as part of a batch says how much of it is learnt, and leads to the assessment', async () => {
  await render(
    <StoryPage
      path="/exam/play/practice-now?courseId=04736&lessonId=04736-c03-l02"
      route="/exam/play/:bizId?"
      fixtures={lessonAnswers(examPlayInfo, examOutline)}
    >
      <ExamPlayPage />
    </StoryPage>,
  );
  await expect.element(page.getByText(/45%/).first()).toBeVisible();
  await expect.element(page.getByText(/60%/).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /4\.3|3\.3/ }).first())
    .toHaveAttribute('href', '/exam/play/practice-now?courseId=04736&lessonId=04736-c03-l03');
});

describe('a lesson of a practice course without a batch in its address', () => {
  const open = async (outline: CourseChapter, info: PlayInfo) => {
    const place = memoryLocation({
      path: '/exam/play?courseId=04736&lessonId=04736-c03-l02&t=5',
      record: true,
    });
    await render(
      <StoryPage fixtures={lessonAnswers(info, outline)}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <Route path="/exam/play/:bizId?">
            <ExamPlayPage />
          </Route>
        </Router>
      </StoryPage>,
    );
    return place.history;
  };

  it('lands on the newest batch that is open, which its address then names (/exam/play)', async () => {
    const history = await open(examOutline, examPlayInfo);
    await expect
      .poll(() => history)
      .toEqual(['/exam/play/practice-now?courseId=04736&lessonId=04736-c03-l02&t=5']);
  });

  it('/exam/play E1 says that there is none to learn for, and plays all the same', async () => {
    await open({ ...examOutline, batch: null, batches: [] }, { ...examPlayInfo, batch: null });
    const batch = page.getByRole('region', { name: '测评批次' });
    await expect.element(batch).toHaveTextContent('当前没有可学习的测评批次');
    await expect.element(page.getByRole('button', { name: /^播放/ }).first()).toBeEnabled();
  });
});
