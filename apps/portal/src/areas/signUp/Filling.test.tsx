import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { refreshSignUpNLog, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { saveSignUpDraftNLog, submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answers, held, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import { filled, photo, record, returned, signUpStory } from './sign-up.fixtures.ts';
import { pick, storedPhoto } from './testing/pick-photo.ts';
import { begin, freshDevice, prove, show, submit } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const sent = answers(getSmsCodeNLog, {
  expireSeconds: 300,
  resendSeconds: 60,
  mobileMasked: '154****0002',
});

/** Types who 周子墨 is, and proves it. */
async function identify() {
  await page.getByLabelText('姓名').fill('周子墨');
  await page.getByLabelText('身份证号').fill('320198199809170335');
  await page.getByLabelText('准考证号').fill('0132 2420 0002');
  await page.getByLabelText('手机号').fill('15400000002');
  await prove('下一步，选课程');
}

describe('the photo', () => {
  it('/practiceSignUp an uploaded photo is seen before it is sent, and stays chosen behind another tab', async () => {
    const { fixtures, opened } = signUpStory({
      document: { ...filled, photoFileId: '' },
      opened: { photos: [] },
    });
    let draft = opened.draft;
    const save = answers(saveSignUpDraftNLog, ({ document: kept, revision }) => {
      draft = { document: kept, revision: revision + 1, savedTime: '2026-11-21 20:14:33' };
      return { revision: draft.revision, savedTime: draft.savedTime };
    });
    const now = answers(refreshSignUpNLog, () => ({ ...opened, draft }));
    const screen = await show([storedPhoto, save, now, ...fixtures], { student: storyStudent });
    await begin();
    await expect.element(heading('上传证件照')).toBeVisible();
    await pick(screen.container);
    await expect.element(page.getByRole('button', { name: '裁一裁' })).toBeVisible();
    await page.getByRole('button', { name: '用这张照片' }).click();
    await expect.element(heading('请逐项核对')).toBeVisible();
    // The server draws it again: its size is not that of the file that was chosen.
    await expect.element(page.getByText(/11 KB/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^已存到服务器/).first()).toBeVisible();
    await tab('报名须知').click();
    await tab('报名').click();
    await expect.element(heading('请逐项核对')).toBeVisible();
  });
});

describe('a sign-up begun elsewhere', () => {
  it('/practiceSignUp goes on at the step that the server knows, though this device has an older draft', async () => {
    const older = signUpStory({
      document: { ...filled, siteId: '', photoFileId: '' },
      opened: { photos: [photo] },
    });
    const { batchId } = older.batch;
    const before = await show(older.fixtures, { student: storyStudent });
    await begin();
    await page.getByRole('radio', { name: /学府路实训中心/ }).click({ force: true });
    await expect.element(page.getByText(/^已存到服务器/).first()).toBeVisible();
    await before.unmount();
    const { fixtures, opened } = signUpStory({
      batch: { batchId },
      document: filled,
      opened: { photos: [photo] },
    });
    const server = held(
      answers(refreshSignUpNLog, {
        ...opened,
        draft: opened.draft && { ...opened.draft, revision: 9 },
      }),
    );
    await show([server, ...fixtures], { student: storyStudent });
    await begin();
    await expect.element(heading('上传证件照')).toBeVisible();
    server.let();
    await expect.element(heading('请逐项核对')).toBeVisible();
  });
});

describe('a returned sign-up', () => {
  const mending = async (items: typeof returned.returnedItems, document = filled) => {
    const { fixtures } = signUpStory({
      document,
      opened: { photos: [photo], record: { ...returned, returnedItems: items } },
    });
    await show(fixtures, { student: storyStudent });
    await begin();
    await tab('报名').click();
  };

  it('/practiceSignUp S: a returned photo says why, and is not handed in again', async () => {
    await mending([{ item: 'PHOTO', reason: '背景太深' }]);
    await expect.element(heading('被退回的照片')).toBeVisible();
    await expect.element(page.getByText('退回原因：背景太深')).toBeVisible();
    await expect.element(page.getByText(/都合格/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(page.getByText('这张照片已被退回，请换一张')).toBeVisible();
  });

  it('/practiceSignUp S: a returned site says why at its field and before the submission, which costs nothing more', async () => {
    await mending([{ item: 'SITE', reason: '考点已停用' }]);
    await expect.element(page.getByText('退回原因：考点已停用')).toBeVisible();
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(page.getByText('退回的考点还没有改。')).toBeVisible();
    await expect.element(page.getByText('还需缴 0 元')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重新提交', exact: true })).toBeVisible();
    await expect.element(page.getByText(/60 分钟/)).not.toBeInTheDocument();
  });

  it('/practiceSignUp S: it is mended after the end of the sign-up, too', async () => {
    const { fixtures } = signUpStory({
      own: 'RETURNED',
      batch: { status: 'CLOSED' },
      document: filled,
      opened: { photos: [photo], record: returned },
    });
    await show(fixtures, { student: storyStudent, path: '/practiceSignUp?tab=record' });
    await page.getByRole('button', { name: '查看我的报名' }).click();
    await expect.element(page.getByRole('link', { name: '换照片并重交' })).toBeVisible();
    await tab('报名').click();
    await expect.element(heading('被退回的照片')).toBeVisible();
  });

  it('/practiceSignUp S: one that is mended after the end shows its receipt', async () => {
    const another = { ...photo, fileId: 'photo-2' };
    const { fixtures, opened } = signUpStory({
      own: 'RETURNED',
      batch: { status: 'CLOSED' },
      document: { ...filled, photoFileId: another.fileId },
      opened: { photos: [another], record: returned },
    });
    const pending = { ...returned, status: 'PENDING' as const, returnedItems: [], editable: false };
    let isSubmitted = false;
    const { signUpId, signUpNo } = returned;
    const done = answers(submitSignUpNLog, () => {
      isSubmitted = true;
      return {
        signUpId,
        signUpNo,
        status: 'PENDING' as const,
        payDeadline: null,
        credited: 12_000,
        ...proofOf('2'),
      };
    });
    const now = answers(refreshSignUpNLog, () => (isSubmitted ? { ...opened, record: pending } : opened));
    await show([done, now, ...fixtures], { student: storyStudent, path: '/practiceSignUp?tab=record' });
    await page.getByRole('button', { name: '查看我的报名' }).click();
    await tab('报名').click();
    await page.getByRole('checkbox', { name: /以上内容真实/ }).click({ force: true });
    await page.getByRole('button', { name: '重新提交', exact: true }).click();
    await expect.element(heading('已提交报名')).toBeVisible();
    await expect.element(page.getByText(/^报名已截止/)).not.toBeInTheDocument();
  });
});

describe('the courses', () => {
  const way = { kind: 'PAGE' as const, text: '去报考', path: '/academic/exam/plan' };
  const obstacle = { reason: '对应理论课尚无合格成绩', nextTime: null, way };

  it('/practiceSignUp S: where no course is left to choose it says so, and leads nowhere', async () => {
    const courses = signUpStory().opened.courses.map((course) => ({ ...course, obstacle }));
    await show(signUpStory({ opened: { courses } }).fixtures, { student: storyStudent });
    await begin();
    await expect.element(page.getByText('现在没有能报的课程。')).toBeVisible();
    await expect.element(page.getByText(/下一批/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '下一步，传照片' })).not.toBeInTheDocument();
    await expect.element(heading('接下来')).not.toBeInTheDocument();
    // The proof would be gone with the page.
    await expect
      .element(page.getByRole('link', { name: '去报考（新标签页）' }).first())
      .toHaveAttribute('target', '_blank');
  });
});

describe('the courses that are passed', () => {
  const way = { kind: 'NONE' as const, because: 'BESIDE' as const };
  const obstacle = { reason: '已有合格成绩，不用再报', nextTime: null, way };
  const all = signUpStory().opened.courses.map((course) => ({ ...course, isPassed: true, obstacle }));

  it('/practiceSignUp S: where all are, nothing is to be signed up for, and no site is chosen', async () => {
    await show(signUpStory({ opened: { courses: all } }).fixtures, { student: storyStudent });
    await begin();
    await expect.element(page.getByText(`${all.length} 门实践都已合格，不用报。`)).toBeVisible();
    await expect.element(page.getByText('暂不能报')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '下一步，传照片' })).not.toBeInTheDocument();
  });

  it('/practiceSignUp S: the reason of returned courses stands above them, and those are marked', async () => {
    await show(
      signUpStory({
        document: filled,
        opened: {
          photos: [photo],
          record: { ...returned, returnedItems: [{ item: 'COURSES', reason: '学分已够' }] },
        },
      }).fixtures,
      { student: storyStudent },
    );
    await begin();
    await tab('报名').click();
    await expect.element(page.getByText('退回的报名里有这门').first()).toBeVisible();
    const reason = page.getByText('退回原因：学分已够').element();
    const list = page.getByRole('list', { name: '可报的课程' }).element();
    expect(reason.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(page.getByText('退回的报名里有这门').elements()).toHaveLength(2);
  });
});

describe('the steps', () => {
  it('/practiceSignUp the step before the courses is the person who is proven, not a later one', async () => {
    const { fixtures } = signUpStory({ document: filled, opened: { photos: [photo] } });
    await show(fixtures, { student: storyStudent });
    await begin();
    for (const title of ['已选的照片', '选要报的课程', '已核验的身份']) {
      await page.getByRole('button', { name: '上一步' }).click();
      await expect.element(heading(title)).toBeVisible();
    }
    await page.getByRole('button', { name: '下一步，选课程' }).click();
    await expect.element(heading('选要报的课程')).toBeVisible();
  });
});

describe('a visitor', () => {
  it('/practiceSignUp who cannot sign up with this 准考证号 takes another one, with the rest kept', async () => {
    const way = { kind: 'OFFICE' as const };
    const obstacle = { reason: '考籍 013224200002 已毕业，不能报名', nextTime: null, way };
    const { fixtures, opened } = signUpStory({ opened: { obstacle } });
    await show([sent, answers(startSignUpNLog, opened), ...fixtures]);
    await begin();
    await identify();
    await page.getByRole('button', { name: '换准考证号' }).click();
    await expect.element(page.getByLabelText('姓名')).toHaveValue('周子墨');
    await expect.element(page.getByLabelText('手机号')).toHaveValue('15400000002');
  });

  it('/practiceSignUp after a submission the device remembers that alone, and leads to 我的报名', async () => {
    const { fixtures, opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { signUpId, signUpNo, status, payDeadline } = record;
    const done = answers(submitSignUpNLog, {
      ...{ signUpId, signUpNo, status, payDeadline, credited: 0 },
      ...proofOf(signUpNo),
    });
    const screen = await show([done, sent, answers(startSignUpNLog, opened), ...fixtures]);
    await begin();
    await identify();
    await submit();
    await expect.element(heading('已提交，等你缴费')).toBeVisible();
    await screen.unmount();
    await show([sent, ...fixtures]);
    await expect.element(heading('这台设备上刚提交过报名')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '查我的报名' }))
      .toHaveAttribute('href', '/practiceSignUp?tab=record');
    await tab('我的报名').click();
    await expect.element(page.getByLabelText('手机号')).toHaveValue('');
  });

  it('/practiceSignUp asks for a record that was taken back and sees it, with the way to what was begun', async () => {
    const cancelled = { ...record, status: 'CANCELLED' as const, editable: false, cancellable: false };
    const { fixtures } = signUpStory({ document: filled, opened: { photos: [photo], record: cancelled } });
    await show([sent, ...fixtures], { path: '/practiceSignUp?tab=record' });
    await page.getByLabelText('手机号').fill('15400000002');
    await prove('查看我的报名');
    await expect.element(heading('报名已撤销')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '接着填' }))
      .toHaveAttribute('href', '/practiceSignUp');
  });

  it('/practiceSignUp goes on through 我的报名, and after a reload the device offers the rest', async () => {
    const { fixtures } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const screen = await show([sent, ...fixtures], { path: '/practiceSignUp?tab=record' });
    await page.getByLabelText('手机号').fill('15400000002');
    await prove('查看我的报名');
    await expect.element(heading('请逐项核对')).toBeVisible();
    await screen.unmount();
    await show([sent, ...fixtures]);
    await expect.element(heading('这台设备上有一次没办完的报名')).toBeVisible();
    await expect.element(page.getByLabelText('手机号')).toHaveValue('15400000002');
  });

  it('/practiceSignUp who is not found reads it where the focus is, with the way to a forgotten 准考证号', async () => {
    await page.viewport(360, 640);
    const unknown = refuses(startSignUpNLog, errorCode.notFound, '未查询到匹配信息，请核对后重试');
    await show([unknown, sent, ...signUpStory().fixtures]);
    await begin();
    await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
    await expect.element(page.getByRole('button', { name: '清空并退出' })).toBeInTheDocument();
    await identify();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('未查询到匹配信息');
    await expect.poll(() => document.activeElement?.contains(alert.element())).toBe(true);
    await expect.element(alert).toBeInViewport();
    await expect.element(alert.getByRole('link', { name: /查准考证号/ })).toHaveAttribute('target', '_blank');
  });
});
