import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type Commitment,
  getCommitment,
  getCommitmentFile,
  signCommitment,
} from '@qianwei/api/contract/thesis/commitment';
import { upload } from '@qianwei/api/contract/upload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { writeOnPad } from '../../../../../../tests/browser/write-on-pad.ts';
import { signatureStored } from '../../../shared/apply/testing/sign.ts';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import { CommitmentRoom } from './CommitmentPage.tsx';
import { commitmentStory, fresh, locked, retest, retitled, signed, unsigned } from './commitment.fixtures.ts';

beforeEach(() => page.viewport(1280, 900));

/** Shows the page; `first` are calls that answer otherwise. */
const show = (commitment: Commitment, first: readonly Fixture[] = [], isRetest = false) => {
  const { student, fixtures } = commitmentStory(commitment);
  const area = isRetest ? '/thesisRetest' : '/thesis';
  return render(
    <StoryPage
      path={`${area}/letterCommitment/studentPlan-1`}
      route={`${area}/letterCommitment/:studentPlanId`}
      student={student}
      fixtures={[...first, ...fixtures]}
    >
      <TestShell>
        <CommitmentRoom retest={isRetest} />
      </TestShell>
    </StoryPage>,
  );
};

/** A server that is asked to sign, and then shows the signed letter. */
function signingServer() {
  let isSigned = false;
  const reply = vi.fn((payload: unknown) => {
    isSigned = true;
    return answers(signCommitment, {
      ...{ commitmentId: 'commitment-1', time: '2026-11-21 20:14:33', hash: 'a'.repeat(64) },
    }).reply(payload);
  });
  const read: Fixture = {
    path: getCommitment.path,
    reply: (payload) => answers(getCommitment, isSigned ? fresh : unsigned).reply(payload),
  };
  return { reply, fixtures: [{ path: signCommitment.path, reply } satisfies Fixture, read] };
}

async function write(): Promise<void> {
  const pad = page.getByRole('img', { name: /手写签名区/ }).first();
  await expect.element(pad).toBeVisible();
  const canvas = () => pad.element() as HTMLCanvasElement;
  await expect.poll(() => canvas().width - Math.round(canvas().clientWidth * devicePixelRatio)).toBe(0);
  writeOnPad(canvas());
  await expect.element(page.getByText('3 笔，清晰可辨')).toBeVisible();
}

const tick = () => page.getByRole('checkbox', { name: '本人已逐条阅读' });
/** Ticks the box, or takes the tick away: a hand presses its words. */
const press = () => page.getByText('本人已逐条阅读', { exact: true }).click();
const sign = () => page.getByRole('button', { name: '签署', exact: true });

describe('before it is signed', () => {
  it('/thesis/letterCommitment the letter with the fields of the record, its eight items and what comes next', async () => {
    await show(unsigned);
    const letter = page.getByRole('article', { name: '毕业论文（设计）诚信承诺书' });
    for (const words of ['王雨桐', '013223200004', '会计学（120203K）', '沈静宜', '制造企业成本控制研究'])
      await expect.element(letter.getByText(words, { exact: true })).toBeVisible();
    expect(letter.getByRole('listitem').elements()).toHaveLength(8);
    await expect
      .element(letter.getByRole('listitem').nth(4))
      .toHaveTextContent(/^如实披露AI工具的使用。只在/);
    await expect
      .element(page.getByText(/写开题报告，2026年12月7日（周一）24:00 截止，还有 16 天/))
      .toBeVisible();
    await expect.element(page.getByText(/签名只用于这一份承诺书，不作他用/)).toBeVisible();
  });

  it('/thesis/letterCommitment E: 请先签名, at the button, which leads to what is lacking', async () => {
    const server = signingServer();
    await show(unsigned, server.fixtures);
    await sign().click();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^请先签名，并勾选“本人已逐条阅读”。/);
    await press();
    await expect.element(page.getByText(/^请先签名。/)).toBeVisible();
    await write();
    await expect.element(page.getByText(/^请先签名/)).not.toBeInTheDocument();
    await press();
    await expect.element(page.getByText(/^请先勾选“本人已逐条阅读”。/)).toBeVisible();
    expect(server.reply).not.toHaveBeenCalled();
  });

  it('/thesis/letterCommitment E: 签名过于简单，请重新签写: one dash signs nothing, and a picture that the server finds too simple is written again', async () => {
    const text = '签名过于简单，请重新签写';
    const { unmount } = await show(unsigned);
    const pad = page.getByRole('img', { name: /手写签名区/ }).first();
    await expect.element(pad).toBeVisible();
    await pad.click();
    await expect.element(page.getByText(text).first()).toBeVisible();
    await unmount();

    await show(unsigned, [refuses(upload, errorCode.fileContent, text)]);
    await press();
    await write();
    await sign().click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(page.getByText('3 笔，清晰可辨')).toBeVisible();
  });

  it('/thesis/letterCommitment ✓ is signed by hand: the title and version that were read are sent, and the signed letter is shown', async () => {
    const server = signingServer();
    await show(unsigned, server.fixtures);
    await press();
    await write();
    await sign().click();
    await expect.element(page.getByRole('heading', { name: '承诺书已经签署' })).toBeVisible();
    expect(server.reply).toHaveBeenCalledOnce();
    expect(server.reply.mock.calls[0]?.[0]).toMatchObject({
      ...{
        studentPlanId: unsigned.studentPlanId,
        title: '制造企业成本控制研究',
        version: 'V2.1',
        agree: true,
      },
      ...{ signatureFileId: 'signature-1', retest: false },
    });
  });

  it('/thesis/letterCommitment with a keyboard alone: a photo of a signature on paper, the tick and 签署', async () => {
    const server = signingServer();
    await show(unsigned, server.fixtures);
    const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      if (this.type !== 'file') return;
      const canvas = document.createElement('canvas');
      canvas.toBlob((blob) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([blob ?? ''], 'photo.png', { type: 'image/png' }));
        this.files = transfer.files;
        this.dispatchEvent(new Event('change'));
      });
    });
    await expect.element(page.getByRole('img', { name: /手写签名区/ }).first()).toBeVisible();
    (tick().element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(tick()).toBeChecked();
    (page.getByRole('button', { name: '上传手写签名照片' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('img', { name: '承诺人签名' })).toBeVisible();
    await expect.element(page.getByText('照片，已经选好')).toBeVisible();
    choose.mockRestore();
    (sign().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: '承诺书已经签署' })).toBeVisible();
    expect(server.reply).toHaveBeenCalledOnce();
  });

  it('/thesis/letterCommitment on a phone the one button is in the dock and says what is lacking, and the page why', async () => {
    await page.viewport(360, 740);
    await show(unsigned);
    const lacking = page
      .getByRole('region', { name: '底栏' })
      .getByRole('button', { name: '写完名字再签署' });
    await expect.element(lacking).toBeVisible();
    await expect.element(sign()).not.toBeInTheDocument();
    await expect.element(page.getByText(/^请先签名，并勾选/)).toBeVisible();
    await write();
    await expect.element(page.getByRole('button', { name: '勾选后再签署' })).toBeVisible();
    await page.getByRole('button', { name: '勾选后再签署' }).click();
    await expect.element(tick()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(sign()).toBeVisible();
  });
});

describe('nothing is lost', () => {
  it('/thesis/letterCommitment without a network the signature stays, and signs once by itself when there is one', async () => {
    const server = signingServer();
    let isAway = true;
    const away: Fixture = {
      path: upload.path,
      reply: (payload) => (isAway ? offline(upload) : signatureStored).reply(payload),
    };
    await show(unsigned, [away, ...server.fixtures]);
    await press();
    await write();
    await sign().click();
    await expect.element(page.getByText(/联网后自动再签，也可以再点一次“签署”/)).toBeVisible();
    await expect.element(page.getByText('3 笔，清晰可辨')).toBeVisible();
    isAway = false;
    dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('heading', { name: '承诺书已经签署' })).toBeVisible();
    expect(server.reply).toHaveBeenCalledOnce();
  });

  it('/thesis/letterCommitment a session that has ended is begun again above the page', async () => {
    await show(unsigned, [refuses(upload, errorCode.sessionInvalid, '登录已失效，请重新登录')]);
    await press();
    await write();
    await sign().click();
    await expect.element(page.getByRole('dialog').getByText(/签名和勾选都在，登录后接着签署/)).toBeVisible();
  });

  it('/thesis/letterCommitment a title that has changed meanwhile is read first; what was written stays', async () => {
    const text = '题目刚刚变更，还没有签署；请核对新的题目后再签';
    await show(unsigned, [refuses(signCommitment, errorCode.conflict, text)]);
    await press();
    await write();
    await sign().click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(page.getByText('3 笔，清晰可辨')).toBeVisible();
  });
});

describe('afterwards', () => {
  it('/thesis/letterCommitment shows time and 校验码, and offers the PDF', async () => {
    const file = vi.fn(
      (_: unknown) =>
        new Response(new Blob(['%PDF']), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="a.pdf"',
          },
        }),
    );
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await show(signed, [{ path: getCommitmentFile.path, reply: file }]);
    const record = page.getByRole('region', { name: '签署记录' });
    await expect.element(record.getByText('8F3A 61C2 D90E 4B77')).toBeVisible();
    await expect.element(record.getByText('2026年11月17日 20:40:00')).toBeVisible();
    await page.getByRole('button', { name: '下载 PDF' }).click();
    await expect.poll(() => file.mock.calls[0]?.[0]).toMatchObject({ commitmentId: 'commitment-1' });
    await expect.poll(() => save).toHaveBeenCalledOnce();
    save.mockRestore();
    await expect
      .element(page.getByText(/“开题报告”已经提交，承诺书不能再重签。题目变更后须重签。/))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: '重签' })).not.toBeInTheDocument();
  });

  it('/thesis/letterCommitment is signed again after a question, and the question changes nothing by itself', async () => {
    await show(fresh);
    await page.getByRole('button', { name: '重签' }).click();
    await expect.element(page.getByRole('button', { name: '不重签' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: '重签' }).click();
    await page
      .getByRole('group', { name: '重签这份承诺书？' })
      .getByRole('button', { name: '重签', exact: true })
      .click();
    await expect.element(page.getByRole('img', { name: /手写签名区/ }).first()).toBeVisible();
    await page.getByRole('button', { name: '不重签了' }).click();
    await expect.element(page.getByRole('heading', { name: '承诺书已经签署' })).toBeVisible();
  });

  it('/thesis/letterCommitment S: 题目变更需重签, with the letter before to download', async () => {
    await show(retitled);
    await expect.element(page.getByText('题目已经变更，请重新签署。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^下载 .+ 的 PDF$/ })).toBeVisible();
    await expect.element(page.getByRole('img', { name: /手写签名区/ }).first()).toBeVisible();
  });

  it('/thesis/letterCommitment of very many letters says that the last twenty are shown', async () => {
    const [letter] = retitled.earlier;
    if (letter === undefined) throw new Error('No letter');
    const earlier = Array.from({ length: 20 }, (_, index) => ({ ...letter, commitmentId: `old-${index}` }));
    const screen = await show({ ...retitled, earlier });
    await expect.element(screen.getByText('只显示最近 20 份。')).toBeVisible();
  });

  it('/thesis/letterCommitment before a topic is passed says why, and leads there', async () => {
    await show(locked);
    await expect.element(page.getByText('该环节尚未开放，请先完成“选题”。')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '去选题' }))
      .toHaveAttribute('href', '/thesis/chooseTopic/studentPlan-1/thesisPlan');
    await expect.element(page.getByRole('img', { name: /手写签名区/ })).not.toBeInTheDocument();
  });

  it('/thesis/letterCommitment of somebody else is not found', async () => {
    await show(unsigned, [refuses(getCommitment, errorCode.notFound, '未找到相关记录')]);
    await expect.element(page.getByText('没有找到这份承诺书')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '回到论文管理' })).toBeVisible();
  });

  it('/thesisRetest/letterCommitment the same page asks for the letter of the retest, and shows its reason', async () => {
    const reply = vi.fn(answers(getCommitment, retest).reply);
    await show(retest, [{ path: getCommitment.path, reply }], true);
    await expect.element(page.getByText('检测不合格。总文字复制比 31.2%，标准为不超过 25%。')).toBeVisible();
    expect(reply.mock.calls[0]?.[0]).toMatchObject({ retest: true });
    await expect.element(page.getByRole('button', { name: /^下载 .+ 的 PDF$/ })).toBeVisible();
  });
});
