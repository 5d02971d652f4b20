import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signaturePhoto } from '../../apps/server/src/testing/signature-photo.ts';
import { openTopicsFor } from '../../apps/server/src/testing/topic-choosers.ts';
import { desktop, phone, sharedBrowser, type Visitor, visitor } from '../support/browser.ts';
import { type DemoServer, startDemoServer } from '../support/demo-server.ts';
import { expectFocusSeen, logInByKeyboard, tabTo } from '../support/keyboard.ts';
import { passingTime } from '../support/passing-time.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { heading } from '../support/shown.ts';
import { choose } from '../support/sign-up.ts';
import { writeByHand } from '../support/signature.ts';
import { expectSound } from '../support/sound-page.ts';
import { openAs, students } from '../support/student.ts';
import {
  chooseTopic,
  expectWishes,
  fillOwnTitle,
  loseAnswer,
  openTopics,
  ownTopic,
  readRule,
  topicReceiptNo,
  watchReloads,
} from '../support/thesis.ts';

/** Topics of the bank, as 陈思远 wants them. */
const [stock, meals, network] = [
  '面向小微企业的进销存系统设计',
  '基于Spring Boot的社区老年助餐预约系统设计与实现',
  '中小企业网络安全等级保护建设方案研究',
] as const;

const { examineeNo } = students.陈思远;

const menuEntry = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

const env = { PORTAL_TEST_NO_LIMITS: '1' };

let server: DemoServer;
const visits: Visitor[] = [];
async function visit(viewport = desktop): Promise<Page> {
  const opened = await visitor(await sharedBrowser(), server.url, { viewport, reducedMotion: 'reduce' });
  visits.push(opened);
  return opened.page;
}
afterEach(async () => {
  const ended = visits.splice(0);
  for (const { context } of ended) await context.close();
  await server.stop();
  expect(ended.flatMap(({ problems }) => problems)).toEqual([]);
});

describe.each([
  { width: 1280, viewport: desktop },
  { width: 360, viewport: phone },
])('论文 at $width px', ({ viewport }) => {
  beforeEach(async () => {
    server = await startDemoServer('postgres', { env });
  });

  it('/thesis/index /thesis/readManageRule /thesis/chooseTopic /thesis/letterCommitment ✓ /thesis/readReportRule /thesis/directory 陈思远 goes from the next step of home to an open 开题报告, and the pages follow what teachers decide', async () => {
    const page = await visit(viewport);
    const time = passingTime(server);
    await time.enter(page);
    await openAs(page, '陈思远');
    await page.waitForURL('**/home/index');
    await page.getByRole('link', { name: '阅读规定并选题' }).first().click();
    await heading(page, '论文管理规定').first().waitFor();
    await page.getByRole('button', { name: '我已阅读并知晓' }).click();
    await page.getByText('请阅读至文末后再确认').waitFor();
    await expectSound(page, '管理规定');
    await readRule(page, time);

    await heading(page, '论文选题').waitFor();
    await expectSound(page, '选题');
    for (const title of [stock, meals, network]) await chooseTopic(page, title);
    await page.getByRole('button', { name: `上移《${network}》` }).click();
    await page.getByRole('button', { name: `下移《${stock}》` }).click();
    await expectWishes(page, [network, stock, meals]);
    await choose(page.getByRole('radio', { name: /学位论文/ }));
    await expectSound(page, '三个志愿');
    await page.getByRole('button', { name: '提交 3 个志愿' }).click();
    await heading(page, '选题已提交，待确认').waitFor();
    await page.getByText('待指导教师确认').waitFor();
    await expectSound(page, '已提交');

    const reloads = watchReloads(page);
    await reloads.begin();
    const receiptNo = await topicReceiptNo(page);
    const approve = (level: string) =>
      server.ops('thesis-topics:decide', receiptNo, '--level', level, '--approve');
    await approve('指导教师');
    await page.getByText('待专业负责人确认').waitFor();
    await approve('专业负责人');
    await page.getByText('题目已通过', { exact: true }).waitFor();
    await heading(page, `《${network}》`).waitFor();
    await reloads.expectNone();
    await expectSound(page, '已通过');

    await page.getByRole('link', { name: '签署诚信承诺书' }).click();
    const letter = page.getByRole('article');
    for (const words of ['陈思远', examineeNo, network, '秦志恒'])
      await letter.getByText(words, { exact: true }).waitFor();
    await letter.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await choose(page.getByRole('checkbox', { name: '本人已逐条阅读' }));
    await writeByHand(page);
    await expectSound(page, '写好签名');
    await page.getByRole('button', { name: '签署', exact: true }).click();
    await heading(page, '承诺书已经签署').waitFor();
    await expectSound(page, '已签署');
    const record = page.getByRole('region', { name: '签署记录' });
    const code = (await record.innerText()).match(/[\dA-F]{4}(?: [\dA-F]{4}){3}/)?.[0] ?? 'no code';
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 PDF' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^诚信承诺书_${examineeNo}_[\\d-]{10}\\.pdf$`));
    const text = pdfPages(await readFile(await saved.path())).join('');
    for (const words of ['陈思远', examineeNo, network, code])
      expect(text).toContain(words.replaceAll(/\s/g, ''));
    const checked = await server.ops('thesis-letters:show', code);
    expect(checked).toContain('核验：与签署时一致');
    expect(checked).toContain(network);

    await page.getByRole('link', { name: '阅读开题报告内容要求' }).click();
    await heading(page, '开题报告内容要求').first().waitFor();
    await expectSound(page, '开题报告内容要求');
    await readRule(page, time);
    await page.waitForURL('**/thesis/directory/**');
    await heading(page, '完成开题报告').waitFor();
    const toWrite = page.getByRole('listitem').filter({ hasText: /开题报告.*待办/ });
    await toWrite.first().waitFor();
    await expectSound(page, '论文任务');
    expect(page.url()).not.toMatch(/陈思远|320198|15400000003/);
  });

  it('/thesis/directory a word of the teacher and a granted delay appear on the open desk, and list, menu and home agree', async () => {
    const page = await visit(viewport);
    const { examineeNo: number } = students.王雨桐;
    await openAs(page, '王雨桐');
    await page.goto('/thesis/index');
    await page.getByRole('link', { name: '进入论文任务' }).click();
    await heading(page, '开题报告被退回，请修改后重新提交').waitFor();
    const reloads = watchReloads(page);
    await reloads.begin();
    const thread = page.getByRole('region', { name: '与导师的留言' });
    await thread.getByText('先列8篇发我看').waitFor();
    const word = '八篇里请至少有三篇是案例研究。';
    await server.ops('thesis:answer', number, '--text', word, '--by', '沈静宜');
    await thread.getByText(word).waitFor();
    await expectSound(page, '新留言');
    const reply = '好的，周五以前发给您。';
    await thread.getByRole('button', { name: '写留言' }).click();
    await thread.getByRole('textbox', { name: '留言' }).fill(reply);
    await thread.getByRole('button', { name: '发送' }).click();
    await thread.getByRole('log').getByText(reply).waitFor();
    expect(await server.ops('thesis:questions')).toContain(reply);

    const deadline = page.getByText(/请在 .+ 前重交/);
    const before = await deadline.innerText();
    await page.getByRole('link', { name: '来不及？申请延期' }).click();
    const drawer = page.getByRole('dialog', { name: '申请延期' });
    await drawer.getByLabel('原因').fill('工作单位年底盘点，周末都要加班，调研访谈只能推迟到下周。');
    await expectSound(page, '申请延期');
    await drawer.getByRole('button', { name: /^提交/ }).click();
    await page
      .getByText(/LY\d{8}-\d{6}/)
      .first()
      .waitFor();
    const delayNo = (await page.locator('body').innerText()).match(/LY\d{8}-\d{6}/)?.[0] ?? 'no number';
    await page.getByRole('button', { name: '回到论文任务' }).click();
    const granted = await server.ops('thesis-delays:decide', delayNo, '--approve');
    await expect.poll(() => deadline.innerText()).not.toBe(before);
    await reloads.expectNone();
    await expectSound(page, '延期');
    const until = (await deadline.innerText()).match(/\d+月\d+日/)?.[0] ?? 'no day';
    expect(granted).toMatch(new RegExp(`改为 (\\d+年)?${until}`));
    const entry = page.locator('nav a[href="/thesis/index"]').first();
    await expect.poll(() => entry.textContent()).toBe('论文管理1');
    await page.goto('/thesis/index');
    await page.getByRole('main').getByText(until).first().waitFor();
    await page.goto('/home/index');
    await page.getByRole('main').getByText(until).first().waitFor();
  });
});

describe('论文', () => {
  it('/thesis/index ✓ 何静, in two majors, sees two clearly different sheets', async () => {
    server = await startDemoServer('postgres', { env });
    const page = await visit();
    await openAs(page, '何静');
    await page.waitForURL('**/chooseMajor**');
    await page
      .getByRole('listitem')
      .filter({ hasText: '120203K' })
      .getByRole('button', { name: /进入/ })
      .click();
    await page.waitForURL('**/home/index');
    await menuEntry(page, /^论文管理/).click();
    await page.waitForURL('**/thesis/index');
    const sheets = page.getByRole('main').getByRole('article');
    await expect.poll(() => sheets.count()).toBe(2);
    const of = (code: string) => sheets.filter({ hasText: code });
    await of('120203K')
      .getByText(/^还没有论文任务：再合格 \d+ 门就能报考$/)
      .waitFor();
    await of('530701').getByText('已毕业').waitFor();
    const titles = await sheets.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(new Set(titles).size).toBe(2);
    // Only the major that still has one has a way to a thesis.
    expect(
      await of('530701')
        .getByRole('link', { name: /报考|先学/ })
        .count(),
    ).toBe(0);
    await expectSound(page, '两个专业');
  });

  it('/ /thesis/index on 10002 黄磊 opens every page of his thesis from the menu', async () => {
    server = await startDemoServer('postgres', { env });
    const page = await visit();
    await openAs(page, '黄磊');
    await page.goto('/');
    await page.waitForURL('**/thesis/index');
    const main = page.getByRole('main');
    const open = async (from: RegExp, address: string, title: string | RegExp) => {
      await menuEntry(page, /^论文管理/).click();
      await page.waitForURL('**/thesis/index');
      await main.getByRole('link', { name: from }).first().click();
      await page.waitForURL(`**${address}**`);
      await heading(page, title).first().waitFor();
      await expectSound(page, address);
    };
    await open(/^进入论文任务/, '/thesis/directory/', '基于边缘计算的视频人流统计系统');
    await main
      .getByText(/^总评：修改稿1的结构已经清楚/)
      .first()
      .waitFor();
    await open(/^看承诺书/, '/thesis/letterCommitment/', '承诺书已经签署');
    await main.getByRole('img', { name: '承诺人签名' }).waitFor();
    for (const [name, address] of [
      ['论文管理规定', 'readManageRule'],
      ['开题报告内容要求', 'readReportRule'],
      ['论文格式规范', 'readThesisRule'],
    ] as const) {
      await open(new RegExp(`^打开 ${name}`), `/thesis/${address}/`, name);
      await main
        .getByText(/已读，/)
        .first()
        .waitFor();
    }
    await open(/^操作手册/, '/thesis/reviewsManual', /手册/);
  });

  it('/thesis/chooseTopic ✓ two press the last place at once: one gets it, the other keeps the other wishes and submits them with one press', async () => {
    server = await startDemoServer('postgres', {
      env,
      fill: (db) => openTopicsFor(db, '陈思远', '周子墨'),
    });
    const wanted = '基于Vue的实验室设备管理平台';
    const pages = [await visit(), await visit()] as const;
    for (const [index, name] of (['陈思远', '周子墨'] as const).entries()) {
      const page = pages[index]!;
      await openAs(page, name);
      await openTopics(page);
      await chooseTopic(page, wanted);
      await chooseTopic(page, stock);
      await choose(page.getByRole('radio', { name: /普通论文/ }));
      await page
        .getByText(/^已存到服务器/)
        .first()
        .waitFor();
      await page.getByText('只剩 1 个，以提交时为准').waitFor();
    }
    await Promise.all(pages.map((page) => page.getByRole('button', { name: '提交 2 个志愿' }).click()));
    const refused = (page: Page) => page.getByText(`《${wanted}》名额已满，没有提交。`);
    const done = (page: Page) => heading(page, '选题已提交，待确认');
    for (const page of pages) await refused(page).or(done(page)).waitFor();
    const lost = await Promise.all(pages.map((page) => refused(page).isVisible()));
    expect(lost.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = lost[0] ? [pages[1], pages[0]] : pages;
    await done(winner).waitFor();
    await expectWishes(loser, [wanted, stock]);
    await loser.getByText('名额已满，请换一题').waitFor();
    await expectSound(loser, '名额已满');
    await loser.getByRole('button', { name: '去掉已满的，提交其余 1 个' }).click();
    await done(loser).waitFor();
    const sent = loser.getByRole('list', { name: '提交的志愿' }).getByRole('listitem');
    await sent.filter({ hasText: stock }).getByText('待指导教师确认').waitFor();
    expect(await sent.count()).toBe(1);
  });

  it('/thesis/chooseTopic /thesis/letterCommitment by keyboard alone: three wishes in their order, and a photo of a signature', async () => {
    server = await startDemoServer('postgres', { env, fill: (db) => openTopicsFor(db, '陈思远') });
    const page = await visit();
    const step = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target);
      await expectFocusSeen(page, `${target}`);
      await page.keyboard.press(key);
    };
    await logInByKeyboard(page, '陈思远');
    const main = page.getByRole('main');
    await step(menuEntry(page, /^论文管理/));
    await page.waitForURL('**/thesis/index');
    await step(main.getByRole('link', { name: '去选题' }));
    for (const title of [stock, meals, network])
      await step(main.getByRole('button', { name: `选这题：${title}` }));
    await step(main.getByRole('button', { name: `上移《${network}》` }));
    await expectFocusSeen(page, 'the wish that was moved');
    await expectWishes(page, [stock, network, meals]);
    await page.keyboard.press('Enter');
    await expectWishes(page, [network, stock, meals]);
    // 上移 is gone from the first row: the focus stays in it.
    await expectFocusSeen(page, 'the first wish');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(`下移《${network}》`);
    await step(main.getByRole('radio', { name: /学位论文/ }), 'Space');
    await step(main.getByRole('button', { name: '提交 3 个志愿' }));
    await heading(page, '选题已提交，待确认').waitFor();
    const receiptNo = await topicReceiptNo(page);
    for (const level of ['指导教师', '专业负责人'])
      await server.ops('thesis-topics:decide', receiptNo, '--level', level, '--approve');
    await step(main.getByRole('link', { name: '签署诚信承诺书' }));
    await step(main.getByRole('checkbox', { name: '本人已逐条阅读' }), 'Space');
    const upload = main.getByRole('button', { name: '上传手写签名照片' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), step(upload)]);
    await chooser.setFiles(await signaturePhoto());
    await main.getByRole('img', { name: '承诺人签名' }).waitFor();
    await step(main.getByRole('button', { name: '签署', exact: true }));
    await heading(page, '承诺书已经签署').waitFor();
    expect(await server.ops('thesis-letters:show', examineeNo)).toContain('核验：与签署时一致');
  });
});

describe('with a server that is killed', () => {
  it('/thesis/chooseTopic /thesis/letterCommitment nothing typed is lost, and what was sent counts once', async () => {
    server = await startDemoServer('postgres', { env, fill: (db) => openTopicsFor(db, '陈思远') });
    const page = await visit();
    await openAs(page, '陈思远');
    await openTopics(page);
    await choose(page.getByRole('radio', { name: /普通论文/ }));
    await page.getByRole('tab', { name: /自拟题目/ }).click();
    await fillOwnTitle(page);
    const reason = page.getByRole('textbox', { name: '选题理由' });
    const content = page.getByRole('textbox', { name: '主要内容' });
    await reason.fill(ownTopic.reason);
    await page
      .getByText(/^已存到服务器/)
      .first()
      .waitFor();
    await server.kill();
    await content.fill(ownTopic.content);
    await page
      .getByText(/^已存本机/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '提交自拟题目' }).click();
    await page.getByText('没有提交。').waitFor();
    await server.restart();
    // A reload brings back what no server has seen.
    await page.reload();
    await expect.poll(() => content.inputValue()).toBe(ownTopic.content);
    expect(await reason.inputValue()).toBe(ownTopic.reason);

    await loseAnswer(page, '**/v1/submitThesisTopic', server);
    await page.getByRole('button', { name: '提交自拟题目' }).click();
    await page.getByText('没有提交。').waitFor();
    await server.restart();
    await page.getByRole('button', { name: '提交自拟题目' }).click();
    await heading(page, '选题已提交，待确认').waitFor();
    expect((await server.ops('thesis-topics:list')).match(/XT\d{8}-\d{6}/g)).toHaveLength(1);

    const receiptNo = await topicReceiptNo(page);
    for (const level of ['指导教师', '专业负责人'])
      await server.ops('thesis-topics:decide', receiptNo, '--level', level, '--approve');
    await page.getByRole('link', { name: '签署诚信承诺书' }).click();
    await choose(page.getByRole('checkbox', { name: '本人已逐条阅读' }));
    await writeByHand(page);
    const sign = page.getByRole('button', { name: '签署', exact: true });
    await server.kill();
    await sign.click();
    await page.getByText('还没有签署，签名和勾选都在。').waitFor();
    await server.restart();
    await loseAnswer(page, '**/v1/signCommitment', server);
    await sign.click();
    await page.getByText('还没有签署，签名和勾选都在。').waitFor();
    await server.restart();
    await sign.click();
    await heading(page, '承诺书已经签署').waitFor();
    const letters = await server.ops('thesis-letters:show', examineeNo);
    expect(letters.match(/签署$/gm)).toHaveLength(1);
    // The console names each call that had no answer.
    visits.at(-1)?.problems.splice(0);
  });
});
