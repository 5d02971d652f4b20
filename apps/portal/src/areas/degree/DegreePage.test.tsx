import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type DegreeApply,
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sign, signatureStored } from '../../shared/apply/testing/sign.ts';
import { answers, type Fixture, refuses } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import DegreePage from './DegreePage.tsx';
import {
  degreeStory,
  filled,
  notOffered,
  open,
  precheck,
  returned,
  settled,
  submitted,
} from './degree.fixtures.ts';

beforeEach(() => page.viewport(1280, 900));

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const field = (name: string) => page.getByRole('textbox', { name });

/** Shows the page, at a step of the form where one is named; `first` are calls that answer otherwise. */
const show = (apply: DegreeApply, { step = '', first = [] as readonly Fixture[] } = {}) => {
  const { student, fixtures } = degreeStory(apply);
  const path = `/applyDegree/index${step && `?step=${step}`}`;
  return render(
    <StoryPage path={path} route="/applyDegree/index" student={student} fixtures={[...first, ...fixtures]}>
      <DegreePage />
    </StoryPage>,
  );
};

describe('the precheck', () => {
  it('/applyDegree/index 吴佳怡 sees what is lacking with her own numbers, what is met, and the way out', async () => {
    await show(precheck);
    await expect.element(heading('现在还不能申请：还差 3 项')).toBeVisible();
    await expect.element(page.getByText(/8 项条件中 4 项已满足，1 项毕业后起算/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^去补正/ }).first())
      .toHaveAttribute('href', '/apply/graduation');
    await expect.element(page.getByText('需 70', { exact: true })).toBeVisible();
    await expect.element(page.getByText('差 0.4 分')).toBeVisible();
    await expect.element(page.getByText('停在第 2 级，共 4 级')).toBeVisible();
  });

  it('/applyDegree/index a student of certificate courses reads calmly where degrees are dealt with', async () => {
    const way = { kind: 'PAGE', text: '去课程学习', path: '/course/list' };
    const elsewhere = '这里只有证书课程的学习和测评，教务事项请登录学习平台办理';
    const refused = refuses(getDegreeApply, errorCode.notEligible, elsewhere, { nextTime: null, way });
    await show(precheck, { first: [refused] });
    await expect.element(page.getByText('这里不办理学位申请')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '去课程学习' }))
      .toHaveAttribute('href', '/course/list');
    await expect.element(page.getByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  });

  it('/applyDegree/index claims nothing about files that are kept for other applications', async () => {
    await show(open);
    await expect.element(page.getByRole('region', { name: '问谁' })).toBeVisible();
    await expect.element(page.getByText(/材料保险箱|还没有材料/)).not.toBeInTheDocument();
  });

  it('/applyDegree/index says that the average is settled, and promises no way to the degree', async () => {
    await show(settled);
    await expect.element(page.getByText(/^1044 ÷ 15 ＝ 69\.6，合计还差 6 分。成绩都出齐了/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: '毕业前先看一眼' })).not.toBeInTheDocument();
  });

  it('/applyDegree/index shows before graduation how both ways lie in time, and which batch cannot be missed', async () => {
    await show(precheck);
    const ways = page.getByRole('region', { name: '毕业前先看一眼' });
    await expect.element(ways.getByText('毕业证一签发，学位申请就开始计 6 个月。')).toBeVisible();
    await expect.element(ways.getByRole('heading', { name: '改到2027年上半年毕业' })).toBeVisible();
    await expect
      .element(ways.getByRole('listitem').filter({ hasText: '2027年4月' }))
      .toHaveTextContent(/唯一的学位批次，须已有四级或 PETS-3 成绩$/);
  });

  it('/applyDegree/index ✓ which remaining course could still raise the average, before graduating', async () => {
    const remaining = [
      { courseCode: '00160', courseName: '审计学', need: 80 },
      { courseCode: '14033', courseName: '财务管理', need: null },
    ];
    const average = { need: 70, value: 69.2, sum: 900, done: 13, rest: 2, thesisCounted: true, remaining };
    await show({ ...precheck, average });
    const course = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect.element(course('审计学')).toHaveTextContent('80 分');
    await expect.element(course('财务管理')).toHaveTextContent('满分也不够');
    const estimate = field('我估计其余 2 项平均');
    await estimate.fill('60');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('还不够，最少要 75.0')).toBeVisible();
  });

  it('/applyDegree/index ✓ a 专科 student reads why there is no degree and what leads to one; nothing is an error', async () => {
    await show(notOffered);
    await expect.element(heading('专科不授予学位，这里没有要办的事')).toBeVisible();
    await expect.element(page.getByText(/报考专升本专业/)).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});

describe('the form', () => {
  it('/applyDegree/index 郑凯 has 39 days, and his English result counts already', async () => {
    const screen = await show(open);
    await expect.element(page.getByText(/止剩 39 天$/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '开始填写' }))
      .toHaveAttribute('href', '/applyDegree/index?step=language');
    await screen.unmount();

    await show(open, { step: 'language' });
    await expect.element(page.getByText('2026年5月批 66 分，已达到')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /学位英语统考/ })).toBeChecked();
  });

  it('/applyDegree/index E: a certificate from before the registration is refused at its field at once', async () => {
    const document = { ...open.initial, language: 'CET4' as const, certDay: '2019-12-20' };
    await show({ ...open, initial: document }, { step: 'language' });
    await expect.element(page.getByText('学位外语成绩取得于考籍注册前，不予认定')).toBeVisible();
    await expect.element(page.getByText('请填写证书编号')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '下一步，论文和邮寄' }).click();
    await expect.element(page.getByText('请填写证书编号')).toBeVisible();
    await expect.element(page.getByText('请上传外语成绩证明')).toBeVisible();
  });

  it('/applyDegree/index says at the field what a step still needs, and goes on once it is there', async () => {
    const save = vi.fn();
    const saves = answers(saveDegreeApply, ({ document, revision }) => {
      save(document);
      return { revision: revision + 1, savedTime: '2026-11-21 20:14:40' };
    });
    await show(open, { step: 'details', first: [saves] });
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(page.getByText('请填写论文英文题目')).toBeVisible();
    await field('论文英文题目').fill(filled.titleEn);
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(heading('请逐项核对')).toBeVisible();
    await expect.poll(() => save.mock.lastCall?.[0]).toEqual(filled);
  });

  it('/applyDegree/index a spelling that is not that of the name is doubted, at its field and before the hand-in, and never blocked', async () => {
    await show({ ...open, initial: filled }, { step: 'details' });
    const doubt = page.getByText(/^和“郑凯”常见的拼音 ZHENG Kai 不一样，请核对/);
    await expect.element(field('姓名拼音')).toHaveValue('ZHENG Kai');
    await expect.element(doubt).not.toBeInTheDocument();
    await field('姓名拼音').fill('ZHENG Kaiyuan');
    await expect.element(doubt).toBeVisible();
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(heading('请逐项核对')).toBeVisible();
    await expect.element(doubt).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /^我承诺/ })).toBeInTheDocument();
  });

  it('/applyDegree/index a step has its tick when nothing is missing in it, and not before', async () => {
    await show(open, { step: 'confirm' });
    const steps = page.getByRole('list', { name: '申请步骤' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveTextContent(/已完成/);
    await expect.element(steps.nth(1)).toHaveTextContent(/待办.*还差 1 处/);
  });

  it('/applyDegree/index the last step says what is missing and leads there', async () => {
    await show(open, { step: 'confirm' });
    await expect.element(page.getByText(/还有 1 处没有填好：请填写论文英文题目/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '去填写' }))
      .toHaveAttribute('href', '/applyDegree/index?step=details');
  });
});

describe('the submission', () => {
  it('/applyDegree/index is signed, and names the draft that the student has read', async () => {
    const send = vi.fn();
    const calls = [
      signatureStored,
      answers(submitDegreeApply, (payload) => {
        send(payload);
        return {
          ...{ applyId: 'degree-apply-1', status: 'SUBMITTED', receiptNo: 'XW20261121-000003' },
          ...{ sha256: 'a3'.padEnd(64, '0'), submitTime: '2026-11-21 20:15:00' },
        };
      }),
      answers(getDegreeApply, () =>
        send.mock.calls.length === 0 ? { ...open, initial: filled } : submitted,
      ),
    ];
    await show(open, { step: 'confirm', first: calls });
    const act = page.getByRole('button', { name: '提交申请' });
    await act.click();
    await expect.element(page.getByText('请先勾选承诺')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await page.getByRole('checkbox', { name: /^我承诺/ }).click({ force: true });
    await sign();
    await act.click();
    await expect.element(heading('已提交，等学院审核')).toBeVisible();
    expect(send.mock.lastCall?.[0]).toMatchObject({
      ...{
        batchId: open.batch?.batchId,
        applyId: null,
        revision: 1,
        agree: true,
        rulesVersion: open.rules?.version,
        signatureFileId: 'signature-1',
      },
    });
    await expect.element(page.getByText('XW20261121-000003').first()).toBeVisible();
  });

  it('/applyDegree/index 核对: the exam that proves the language stands with its batch and score, and so in what was submitted', async () => {
    const own = open.languages.find(({ way }) => way === 'DEGREE_ENGLISH')?.own;
    const result = page.getByText(`${own?.name} ${own?.score} 分`, { exact: true });
    expect(own).toMatchObject({ name: expect.stringContaining('批'), score: 66 });
    const screen = await show({ ...open, initial: filled }, { step: 'confirm' });
    await expect.element(result).toBeVisible();
    await expect.element(page.getByText(/刷新、返回上一步或离开本页后，要重新勾选、重签。/)).toBeVisible();
    await screen.unmount();
    await show(submitted);
    await expect.element(result).toBeVisible();
  });

  it('/applyDegree/index a signature that is refused is asked for again, where it stands', async () => {
    const used = refuses(submitDegreeApply, errorCode.badParameter, '签名不能用', {
      fieldErrors: { signatureFileId: '这个签名已经用过，请重新签名' },
    });
    await show({ ...open, initial: filled }, { step: 'confirm', first: [signatureStored, used] });
    await page.getByRole('checkbox', { name: /^我承诺/ }).click({ force: true });
    await sign();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect.element(page.getByText('这个签名已经用过，请重新签名')).toBeVisible();
    await expect.element(page.getByRole('img', { name: '本人签名', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: /^我承诺/ })).toBeChecked();
  });

  it('/applyDegree/index a refusal keeps what was filled in and signed, and says why', async () => {
    const late = refuses(submitDegreeApply, errorCode.outsideWindow, '申请已于 11月27日 17:00 截止');
    await show({ ...open, initial: filled }, { step: 'confirm', first: [signatureStored, late] });
    await page.getByRole('checkbox', { name: /^我承诺/ }).click({ force: true });
    await sign();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('申请已于 11月27日 17:00 截止');
    await expect.element(page.getByRole('checkbox', { name: /^我承诺/ })).toBeChecked();
    await expect.element(page.getByText(filled.titleEn)).toBeVisible();
  });

  it('/applyDegree/index rules that changed meanwhile are listed before anything is submitted', async () => {
    const changes = [{ rule: 'publicityDays', item: '', before: 5, after: 7 }];
    const data = { rulesVersion: 9, changes };
    const changed = refuses(submitDegreeApply, errorCode.conflict, '本批次的规定刚更新为第 9 版', data);
    await show({ ...open, initial: filled }, { step: 'confirm', first: [signatureStored, changed] });
    await page.getByRole('checkbox', { name: /^我承诺/ }).click({ force: true });
    await sign();
    await page.getByRole('button', { name: '提交申请' }).click();
    const refusal = page.getByRole('alert');
    await expect.element(refusal).toHaveTextContent('本批次的规定刚更新为第 9 版');
    await expect.element(refusal).toHaveTextContent('公示 5 天，改为 7 天');
  });

  it('/applyDegree/index says what else both ways ask for, and when rules will be known that are not', async () => {
    await show(precheck);
    const ways = page.getByRole('region', { name: '毕业前先看一眼' });
    await expect.element(ways.getByText('两条路都还要先达到：学位均分不低于 70 分。')).toBeVisible();
    await show({ ...precheck, rules: null, ruleset: null, conditions: [], pathways: [] });
    await expect.element(page.getByText(/^这一批的条件和材料还没有公布/)).toBeVisible();
  });

  it('/applyDegree/index can be taken back before the review, with a reason', async () => {
    const send = vi.fn();
    const back = answers(withdrawDegreeApply, (payload) => {
      send(payload);
      return { status: 'DRAFT' };
    });
    await show(submitted, { first: [back] });
    await page.getByRole('button', { name: '撤回申请' }).click();
    await page.getByRole('button', { name: '确认撤回' }).click();
    await expect.element(page.getByText('请写明撤回原因')).toBeVisible();
    await field('撤回原因').fill('地址要改');
    await page.getByRole('button', { name: '确认撤回' }).click();
    await expect
      .poll(() => send.mock.lastCall?.[0])
      .toMatchObject({
        ...{ applyId: 'degree-apply-1', reason: '地址要改' },
      });
  });
});

describe('a returned application', () => {
  it('/applyDegree/index S 退回: the reason stands first, and only what was returned can be changed', async () => {
    const screen = await show(returned);
    await expect.element(heading('有 1 处要改')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '修改并重新提交' }))
      .toHaveAttribute('href', '/applyDegree/index?step=details');
    await screen.unmount();

    await show(returned, { step: 'language' });
    await expect.element(page.getByText('退回原因：英文题目与论文封面不一致，请照封面填写。')).toBeVisible();
    await expect.element(field('姓名拼音')).not.toBeInTheDocument();
    expect(page.getByRole('radio').elements()).toHaveLength(0);
    await field('论文英文题目').fill('A Laboratory Booking System');
    await page.getByRole('button', { name: '下一步，核对' }).click();
    await expect.element(page.getByRole('link', { name: '改论文英文题目' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '改邮寄地址' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '重新提交' })).toBeVisible();
  });

  it('/applyDegree/index 退回 of the language: the proof that staff ask for can be handed in beside an own result', async () => {
    const items = [{ item: 'LANGUAGE', reason: '请上传成绩单' }];
    const language = { ...returned.returned!, items };
    await show({ ...returned, editableParts: ['LANGUAGE'], returned: language }, { step: 'language' });
    await expect.element(page.getByRole('radio', { name: /学位英语|学士学位英语/ })).toBeChecked();
    await expect.element(page.getByText('外语成绩证明').first()).toBeVisible();
  });
});
