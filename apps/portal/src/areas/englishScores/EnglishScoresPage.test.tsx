import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { applyScoreReviewNLog } from '@qianwei/api/contract/lookup/english-scores';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import EnglishScoresPage from './EnglishScoresPage.tsx';
import {
  absent,
  answering,
  failed,
  nobody,
  passed,
  receipt,
  reviewable,
  reviewed,
} from './english-scores.fixtures.ts';

beforeEach(() => localStorage.clear());

const show = (fixtures: Fixture[]) =>
  render(
    <StoryPage fixtures={fixtures} path="/englishScores" route="/englishScores" student={null}>
      <EnglishScoresPage />
    </StoryPage>,
  );

const box = (name: string) => page.getByRole('textbox', { name });

async function lookUp(fixtures: Fixture[]) {
  const screen = await show(fixtures);
  await userEvent.fill(box('姓名'), '吴佳怡');
  await userEvent.fill(box('证件号'), '320198199810030620');
  await captchaShown();
  await userEvent.fill(box('图形验证码'), 'K7wp');
  await userEvent.click(page.getByRole('button', { name: '查询', exact: true }));
  return screen;
}

it('/englishScores ✓ 59 leads to the next sign-up and to what counts instead', async () => {
  const screen = await lookUp(answering(failed));
  await expect.element(screen.getByRole('heading', { name: '吴*怡 3201**********0620' })).toHaveFocus();
  const score = screen.getByRole('article', { name: '2026年5月批英语' });
  await expect.element(score).toHaveTextContent('59不合格，差 1 分');
  await expect.element(score).toHaveTextContent('这次还不能用于学位申请');
  await expect.element(score).toHaveTextContent(/下一批（.*）2027年.*开始报名。/);
  await expect.element(score).toHaveTextContent('有大学英语四级 425 分以上、PETS-3 笔试合格、');
  await expect.element(score.getByRole('link', { name: '去申请学位' })).not.toBeInTheDocument();
  await expect.element(score.getByRole('meter')).toHaveAttribute('aria-valuetext', '59 分，合格线 60');
  await expect.element(screen.getByText(/复核申请已于 .*截止/)).toBeVisible();
});

it('/englishScores ✓ 60 leads to the degree', async () => {
  const [newest] = passed.scores;
  const sixty = { ...passed, scores: [{ ...newest!, score: 60 }] };
  const screen = await lookUp(answering(sixty));
  const score = screen.getByRole('article');
  await expect.element(score).toHaveTextContent('60合格');
  await expect.element(score).toHaveTextContent('可用于学位申请');
  await expect
    .element(score.getByRole('link', { name: '去申请学位' }))
    .toHaveAttribute('href', '/applyDegree/index');
  await expect.element(score).not.toHaveTextContent('开始报名');
});

it('who was absent reads the word, never a 0', async () => {
  const screen = await lookUp(answering(absent));
  const score = screen.getByRole('article');
  await expect.element(score).toHaveTextContent('缺考');
  await expect.element(score.getByRole('meter')).not.toBeInTheDocument();
});

it('/englishScores who is not found reads one sentence, and when the awaited batch comes out', async () => {
  const screen = await lookUp(nobody);
  await expect
    .element(screen.getByRole('heading', { name: '未查询到匹配信息，请核对姓名与证件号后重试' }))
    .toHaveFocus();
  await expect.element(screen.getByText('2026年11月批成绩预计 2026年12月20日公布。')).toBeVisible();
  await expect
    .element(screen.getByText(/只参加了2026年11月批的，公布后再查/))
    .toHaveTextContent('今天还能查 8 次。');
  await expect.element(box('图形验证码')).toHaveValue('');
});

async function fillReview() {
  await userEvent.click(page.getByRole('button', { name: '申请复核' }));
  const form = page.getByRole('region', { name: '申请复核' });
  await expect.element(form.getByRole('heading', { name: '申请复核：2026年5月批 59 分' })).toHaveFocus();
  await form.getByRole('radio', { name: '漏评' }).click({ force: true });
  await userEvent.fill(
    form.getByRole('textbox', { name: '说明' }),
    '写作题写在了答题卡背面续页，担心没有评到。',
  );
  await userEvent.fill(form.getByRole('textbox', { name: '预留手机号' }), '15400000008');
  await expect.poll(() => form.element().querySelector('img')).not.toBeNull();
  await userEvent.fill(form.getByRole('textbox', { name: '图形验证码' }), 'K7wp');
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
  await expect.element(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: '短信验证码' }), '123456');
  return form;
}

it('/englishScores a review is asked for by the bound phone, and has a receipt', async () => {
  const [codes, applied]: unknown[][] = [[], []];
  const sent = answers(getSmsCodeNLog, (payload) => {
    codes?.push(payload);
    return { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0008' };
  });
  const apply = answers(applyScoreReviewNLog, (payload) => {
    applied?.push(payload);
    return receipt;
  });
  const [captcha, scores] = answering(reviewable);
  const screen = await lookUp([captcha!, scores!, sent, apply]);
  const form = await fillReview();
  await userEvent.click(form.getByRole('button', { name: '提交复核申请' }));
  await expect.element(screen.getByText('YF20261121-000123')).toBeVisible();
  expect(codes).toMatchObject([{ scene: 'SCORE_REVIEW', mobile: '15400000008', lookupToken: 'sealed' }]);
  expect(applied).toMatchObject([
    {
      scoreId: reviewable.scores[0]?.scoreId,
      lookupToken: 'sealed',
      suspect: 'MISSED',
      smsCode: '123456',
      codeKey: 'k',
    },
  ]);
  const kept = `${location.href}${JSON.stringify(localStorage)}${JSON.stringify(sessionStorage)}`;
  expect(kept).not.toMatch(/吴佳怡|0620|sealed/);
});

it('FORM-3 a review that is refused says why at its field, and what was typed stays', async () => {
  const text = '与考籍预留的手机号不一致。换号请带身份证到考办更改。';
  const refused = refuses(applyScoreReviewNLog, errorCode.badParameter, '提交内容有误，请检查后重试', {
    fieldErrors: { mobile: text },
  });
  await lookUp([...answering(reviewable), refused]);
  const form = await fillReview();
  await userEvent.click(form.getByRole('button', { name: '提交复核申请' }));
  await expect.element(form.getByRole('textbox', { name: '预留手机号' })).toHaveAccessibleDescription(text);
  await expect
    .element(form.getByRole('textbox', { name: '说明' }))
    .toHaveValue('写作题写在了答题卡背面续页，担心没有评到。');
});

it('a review that was asked for shows its progress and no second form', async () => {
  const screen = await lookUp(answering(reviewed));
  const progress = screen.getByRole('region', { name: '复核进度' });
  await expect
    .element(progress)
    .toHaveTextContent('回执号 YF20261121-000123。最晚 2026年12月5日（周六）17:00 答复。');
  await expect.element(screen.getByRole('button', { name: '申请复核' })).not.toBeInTheDocument();
});

it('everything is gone when it is emptied, and when the page is left', async () => {
  const screen = await lookUp(answering(failed));
  await userEvent.click(screen.getByRole('button', { name: '清空并退出查询' }));
  await expect.element(box('姓名')).toHaveFocus();
  await expect.element(screen.getByText(/吴\*怡/)).not.toBeInTheDocument();
  await userEvent.fill(box('证件号'), '320198199810030620');
  dispatchEvent(new Event('pagehide'));
  await expect.element(box('证件号')).toHaveValue('');
});
