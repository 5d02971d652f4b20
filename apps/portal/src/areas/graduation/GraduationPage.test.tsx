import { errorCode } from '@qianwei/api/contract/envelope';
import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { getGraduation, saveGraduation, submitGraduation } from '@qianwei/api/contract/graduation/graduation';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answers, refuses } from '../../shared/client/story-client.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import {
  begunApply,
  closedApply,
  completeApply,
  lackingApply,
  openApply,
  upcomingApply,
} from './graduation.fixtures.ts';
import { grantedApply, submittedApply } from './submitted.fixtures.ts';
import { choose, freshDevice, graduationServer, show, signByPhoto } from './testing/graduation-kit.tsx';

beforeEach(freshDevice);

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('before and after the window', () => {
  it('/apply/graduation S: 不在窗口 says when, and what is missing is known before', async () => {
    await show(graduationServer(upcomingApply));
    await expect.element(heading('2026年下半年毕业申请还没有开始')).toBeVisible();
    await expect.element(page.getByText(/12月1日（周二）09:00 至/)).toBeVisible();
    await expect.element(page.getByText(/还差 2 门：13140/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '看考试计划' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /填登记表/ })).not.toBeInTheDocument();
  });

  it('S: 不在窗口 shows each material with its sample, so that it can be got in time', async () => {
    await show(graduationServer(upcomingApply));
    await expect.element(heading('材料清单')).toBeVisible();
    for (const { code } of upcomingApply.materials)
      await expect.element(button(`看${materialTitles[code]}样例`)).toBeVisible();
    await expect.element(page.getByText(/盖公章、写日期/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '下载空白表 思想品德鉴定表.docx' })).toBeVisible();
  });

  it('what was typed before the window closed can be read, and the next window is named', async () => {
    await show(graduationServer(closedApply), '?step=resume');
    await expect.element(heading('2026年下半年毕业申请已截止')).toBeVisible();
    await expect.element(page.getByText(/下一批是 2027年上半年/)).toBeVisible();
    await expect.element(page.getByText(/江澜市第三中学/)).toBeVisible();
  });

  it('S: 条件不足 lists each condition with the own value, and the form can be filled in meanwhile', async () => {
    await show(graduationServer(lackingApply));
    await expect.element(heading('还差 2 项条件，本批赶不上')).toBeVisible();
    const plan = page.getByRole('link', { name: '看几时能毕业' });
    await expect.element(plan).toHaveAttribute('href', '/academic/exam/plan?view=planner');
    await expect.element(page.getByText(/^差 10 /)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '先看登记表要填什么' }))
      .toHaveAttribute('href', '/apply/graduation?step=person');
  });
});

describe('the form', () => {
  it('keeps what is typed on the server within 10 s', async () => {
    const server = graduationServer(openApply);
    await show(server, '?step=person');
    await page.getByLabelText('籍贯').fill('云川省江澜市');
    await expect
      .poll(() => server.save.mock.calls.at(-1)?.[0].document.nativePlace, { timeout: 12_000 })
      .toBe('云川省江澜市');
    await expect.element(page.getByText(/^已存到服务器 \d/)).toBeVisible();
  });

  it('stays to be read when the window closes while it is open', async () => {
    const closed = refuses(saveGraduation, 1050001, '毕业申请未在开放时间内', {
      nextTime: null,
      way: { kind: 'OFFICE' },
    });
    await show(graduationServer(openApply), '?step=person', [closed]);
    await page.getByLabelText('籍贯').fill('云川省江澜市');
    await expect.element(page.getByText('现在不能再改，填的内容都在。'), { timeout: 14_000 }).toBeVisible();
    await expect.element(page.getByText('云川省江澜市', { exact: true })).toBeVisible();
  });

  it('says at the field what a step lacks, goes there, and lets the step be put off', async () => {
    await show(graduationServer(openApply), '?step=person');
    await page.getByLabelText('籍贯').fill('云川省江澜市');
    await button('下一步，简历').click();
    const work = page.getByLabelText('工作单位及职务');
    await expect.element(work).toHaveFocus();
    await expect.element(work).toHaveAccessibleDescription(/没有工作的写“无”/);
    await button('这一步先放着，先填后面的').click();
    await expect.element(heading('本人简历')).toBeVisible();
  });

  it('E: 自我鉴定 counts as it is written, blanks not', async () => {
    await show(graduationServer(openApply), '?step=statement');
    await page.getByRole('textbox', { name: '自我鉴定' }).fill('我 ');
    await expect.element(page.getByText(/现在 1 字，还差 199 字/)).toBeVisible();
    await button('下一步，材料').click();
    await expect.element(page.getByText('自我鉴定不少于 200 字（当前 1 字）')).toBeVisible();
  });

  it('ticks a step when nothing is missing in it, and not before', async () => {
    await show(graduationServer(begunApply), '?step=materials');
    const steps = page.getByRole('list', { name: '毕业申请的步骤' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveTextContent(/已完成填好了/);
    await expect.element(steps.nth(1)).toHaveTextContent(/待办还差 1 处/);
  });

  it('offers the 登记表 at the field of its signed copy, with an example, before the last step', async () => {
    await show(graduationServer(begunApply), '?step=materials');
    await expect.element(button('下载登记表 PDF')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '下载 毕业生登记表填写样例.pdf' }))
      .toHaveAttribute('download', '毕业生登记表填写样例.pdf');
    await expect.element(button('看电子注册照片样例')).toBeVisible();
  });

  it('says before the signature what is missing, each with the way there', async () => {
    await show(graduationServer(begunApply), '?step=confirm');
    await expect.element(page.getByText('本人简历 2019-07 至 2020-06 未填写')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    const way = page.getByRole('link', { name: '去填' });
    await expect.element(way).toHaveAttribute('href', '/apply/graduation?step=resume');
  });

  it('is submitted with promise and signature, and then shows its receipt', async () => {
    const server = graduationServer(completeApply);
    const { notify } = await show(server, '?step=confirm');
    await button('提交毕业申请').click();
    await expect.element(page.getByText('请先勾选承诺')).toBeVisible();
    await expect.element(page.getByText('请先签名')).toBeVisible();
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
    await button('提交毕业申请').click();
    await expect
      .poll(() => server.submit.mock.calls.at(0)?.[0])
      .toMatchObject({
        batchId: openApply.batch?.batchId,
        applyId: null,
        revision: 8,
        signatureFileId: 'signature-1',
      });
    await expect.element(heading('已提交，等助学单位审核')).toBeVisible();
    await expect.element(page.getByText('BY20261121-000101').first()).toBeVisible();
    expect(notify.mock.calls.at(0)?.[0]).toMatchObject({ type: 'success' });
  });

  it('says that promise and signature are not kept with what was typed: after a reload both are asked for again', async () => {
    const server = graduationServer(completeApply);
    const { unmount } = await show(server, '?step=confirm');
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
    await expect
      .element(page.getByText(/不会存到草稿里。刷新、返回上一步或离开本页后，要重新勾选、重签。/))
      .toBeVisible();
    await unmount();
    await show(server, '?step=confirm');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await expect.element(page.getByRole('img', { name: '本人签名' })).not.toBeInTheDocument();
    await expect.element(button('上传手写签名照片')).toBeVisible();
  });

  it('is submitted untouched, as after a withdrawal: it is saved once, also when the first try is refused', async () => {
    const initial = completeApply.draft?.document ?? completeApply.initial;
    const server = graduationServer({ ...completeApply, draft: null, document: initial });
    await show(server, '?step=confirm');
    server.submit.mockImplementationOnce(() => {
      throw new Error('No answer');
    });
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
    await button('提交毕业申请').click();
    await expect.element(page.getByText('没有提交成功，填的内容都在。')).toBeVisible();
    await button('提交毕业申请').click();
    await expect.poll(() => server.submit.mock.calls.length).toBe(2);
    expect(server.submit.mock.lastCall?.[0]).toMatchObject({ revision: 1 });
    expect(server.save.mock.calls.map(([{ revision, document }]) => ({ revision, document }))).toEqual([
      { revision: 0, document: initial },
    ]);
  });

  it('goes to the field that the server finds wrong', async () => {
    const wrong = refuses(submitGraduation, 1040001, '请检查填写的内容', {
      fieldErrors: { nativePlace: '籍贯与考籍登记不一致' },
    });
    await show(graduationServer(completeApply), '?step=confirm', [wrong]);
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await button('提交毕业申请').click();
    await expect.element(page.getByLabelText('籍贯')).toHaveFocus();
    await expect.element(page.getByText('籍贯与考籍登记不一致')).toBeVisible();
  });

  it('shows why a condition has gone since, and keeps what was typed', async () => {
    const server = graduationServer(completeApply);
    const lacking = refuses(submitGraduation, 1050002, '还差 2 门：13140、14033', {
      nextTime: null,
      way: { kind: 'PAGE', text: '看考试计划', path: '/academic/exam/plan' },
      conditions: lackingApply.conditions,
    });
    await show(server, '?step=confirm', [lacking]);
    await choose(page.getByRole('checkbox'));
    await signByPhoto(() => button('上传手写签名照片').click());
    await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
    server.change({ conditions: lackingApply.conditions });
    await button('提交毕业申请').click();
    await expect.element(page.getByText('没有提交成功，填的内容都在。')).toBeVisible();
    await expect.element(heading('还差的条件')).toBeVisible();
  });
});

describe('a submitted application', () => {
  it('says by which version of the rules its conditions are looked at when that is not the newest', async () => {
    const { rules } = submittedApply;
    const olderRules = { submitTime: '2026-11-12 20:14:33' as const, newestVersion: 2 };
    const { unmount } = await show(
      graduationServer({ ...submittedApply, rules: rules && { ...rules, version: 1 }, olderRules }),
    );
    await expect
      .element(
        page.getByText(
          /按你 11月12日首次提交时的规定（第 1 版）核验；第 2 版公布在后，只用来核验退回补正的部分。/,
        ),
      )
      .toBeVisible();
    await unmount();
    await show(graduationServer(submittedApply));
    await expect.element(heading('已提交，等助学单位审核')).toBeVisible();
    await expect.element(page.getByText(/首次提交时的规定/)).not.toBeInTheDocument();
  });

  it('A: is taken back with a reason, until its review begins', async () => {
    const server = graduationServer(submittedApply);
    await show(server);
    await expect.element(heading('已提交，等助学单位审核')).toBeVisible();
    await button('撤回申请').click();
    await button('确认撤回').click();
    await expect.element(page.getByText('请写明撤回原因')).toBeVisible();
    await page.getByLabelText('撤回原因').fill('通讯地址要改');
    await button('确认撤回').click();
    await expect
      .poll(() => server.withdraw.mock.calls.at(0)?.[0])
      .toMatchObject({ applyId: submittedApply.applyId, reason: '通讯地址要改' });
  });

  it('opens every file that was handed in: photo, materials and signature', async () => {
    const signatureUrl = 'data:image/png;base64,iVBORw0KGgo=';
    const apply = { ...submittedApply, signatureUrl };
    await show(graduationServer(apply));
    const handedIn = apply.materials.flatMap(({ files }) =>
      files.filter(({ fileId }) => JSON.stringify(apply.document).includes(`"${fileId}"`)),
    );
    expect(handedIn.length).toBeGreaterThan(5);
    for (const { fileName, url } of handedIn) {
      const link = page.getByRole('link', { name: fileName, exact: true }).first();
      await expect.element(link).toHaveAttribute('href', url);
    }
    await expect.element(page.getByRole('link', { name: '下载签名' })).toHaveAttribute('href', signatureUrl);
  });

  it('keeps the receipts of earlier submissions within reach: each opens with number, time and hash', async () => {
    const earlier = { ...proofOf('BY20260520-000031'), submitTime: '2026-05-20 09:30:00' as const };
    const { receipt } = submittedApply;
    const apply = { ...submittedApply, receipts: [...(receipt === null ? [] : [receipt]), earlier] };
    await show(graduationServer(apply), '', [
      answers(getReceipt, {
        ...earlier,
        kind: 'GRADUATION',
        holder: '吴佳怡 013221200008',
        facts: [{ term: '事项', lines: ['毕业申请，第 1 次提交'] }],
      }),
    ]);
    const margin = page.getByRole('region', { name: '以前的回执' });
    await margin.getByRole('button', { name: '打开回执 BY20260520-000031' }).click();
    // The last submission has a card of its own.
    expect(margin.getByRole('button').elements()).toHaveLength(1);
    const drawer = page.getByRole('dialog', { name: '回执' });
    await expect
      .element(drawer)
      .toHaveTextContent(/BY20260520-000031.*毕业申请，第 1 次提交.*09:30:00.*校验码/);
  });

  it('S: 证书已制发 says number, day and how it is collected', async () => {
    await show(graduationServer(grantedApply));
    await expect.element(heading('毕业证书已制发')).toBeVisible();
    await expect.element(page.getByText(/65320120261201234/)).toBeVisible();
    await expect.element(page.getByText(/领取方式是自取/)).toBeVisible();
  });
});

it('/apply/graduation a student of certificate courses reads calmly where graduations are dealt with', async () => {
  const way = { kind: 'PAGE', text: '去课程学习', path: '/course/list' };
  const elsewhere = '这里只有证书课程的学习和测评，教务事项请登录学习平台办理';
  const refused = refuses(getGraduation, errorCode.notEligible, elsewhere, { nextTime: null, way });
  await show(graduationServer(openApply), '', [refused]);
  await expect.element(page.getByText('这里不办理毕业申请')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去课程学习' }))
    .toHaveAttribute('href', '/course/list');
  await expect.element(page.getByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
});
