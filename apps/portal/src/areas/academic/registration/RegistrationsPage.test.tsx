import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { forgetKept } from '../../../shared/exam-day/forget-kept.ts';
import type { Notify } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import RegistrationsPage from './RegistrationsPage.tsx';
import {
  applyReceipt,
  graduated,
  heJing,
  registrations,
  seatedRegistrations,
  ticket,
  ticketRegistrations,
} from './registration.fixtures.ts';

const path = '/academic/apply/info';
const receiptNo = 'BY20261121-000131';

const periodIdOf = (wanted: string) => registrations.periods.find(({ name }) => name === wanted)?.periodId;
const january = periodIdOf('2027年1月考期');

const show = (fixtures: Fixture[], { query = '', notify }: { query?: string; notify?: Notify } = {}) =>
  render(
    <StoryPage fixtures={fixtures} path={`${path}${query}`} route={path} student={heJing} notify={notify}>
      <RegistrationsPage />
    </StoryPage>,
  );

/** A list that is asked again after a cancellation. */
function listWithCancel(cancel: Fixture) {
  let isCancelled = false;
  const asked = vi.fn();
  return {
    asked,
    fixtures: [
      answers(getExamApplyList, () => ({
        ...registrations,
        list: registrations.list.map((registration) =>
          isCancelled && registration.applyId === 'apply-2'
            ? { ...registration, status: 'CANCELLED' as const, cancelable: false }
            : registration,
        ),
      })),
      {
        path: cancel.path,
        reply: (payload: unknown) => {
          asked(payload);
          isCancelled = true;
          return cancel.reply(payload);
        },
      },
    ],
  };
}
const cancels = answers(cancelExamApply, { status: 'CANCELLED', refund: 4600, ...proofOf(receiptNo) });
const undoName = '撤销 13683 管理学原理（中级）';

describe('报考记录', () => {
  it('the filters stand in the address, and the server is asked for what they let through', async () => {
    const asked = vi.fn(() => registrations);
    const screen = await show([answers(getExamApplyList, asked)], { query: '?status=ABSENT' });
    await screen.getByRole('button', { name: '状态：缺考' }).click();
    await screen.getByRole('menuitemradio', { name: '违纪' }).click();
    await expect.element(screen.getByRole('button', { name: '状态：违纪' })).toBeVisible();
    await screen.getByRole('button', { name: '考期：全部考期' }).click();
    await screen.getByRole('menuitemradio', { name: '2026年4月考期' }).click();
    await expect
      .poll(() => asked.mock.calls.at(-1)?.at(0))
      .toMatchObject({ periodId: periodIdOf('2026年4月考期'), status: 'VIOLATION', pageNo: 1 });
    expect(asked.mock.calls.map(([payload]: unknown[]) => (payload as { status?: string }).status)).toEqual(
      expect.arrayContaining([undefined, 'ABSENT', 'VIOLATION']),
    );
  });

  it('asks in the row what is paid back, with focus on the answer that changes nothing', async () => {
    const { fixtures, asked } = listWithCancel(cancels);
    const screen = await show(fixtures);
    const undo = screen.getByRole('button', { name: undoName });
    await undo.click();
    const question = screen.getByRole('group', { name: `${undoName}？` });
    await expect
      .element(question)
      .toHaveTextContent('要换一门的，也是先撤销 13683，再报另一门。撤销以后，这个名额别人就可以报。');
    await expect.element(question).toHaveTextContent('46 元 3 个工作日内退回缴费时的账户，或到窗口领取');
    await expect.element(question).toHaveTextContent('11月27日（周五）17:00 前还可以重新报');
    await expect.element(screen.getByRole('button', { name: '不撤了' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(undo).toHaveFocus();
    await expect.element(undo).toHaveAttribute('aria-expanded', 'false');
    expect(asked).not.toHaveBeenCalled();
  });

  it('cancels in place: the receipt and the refund stand in the row, and focus goes there', async () => {
    const { fixtures, asked } = listWithCancel(cancels);
    const screen = await show(fixtures);
    await screen.getByRole('button', { name: undoName }).click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const done = screen.getByText(`回执号 ${receiptNo}。46 元 3 个工作日内退回缴费时的账户，或到窗口领取。`, {
      exact: false,
    });
    await expect.element(done).toBeVisible();
    expect(document.activeElement?.textContent).toContain('已撤销 13683 管理学原理（中级）');
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ applyId: 'apply-2', requestNo: expect.any(String) });
    await expect.element(screen.getByRole('row', { name: /13683/ })).toHaveTextContent('已撤销');
    await expect.element(screen.getByRole('heading', { name: '2027年1月考期 2 门，92 元' })).toBeVisible();
  });

  it('/academic/apply/info E1 says why it was refused after the deadline, with the way on, and keeps the question', async () => {
    const late = refuses(cancelExamApply, errorCode.outsideWindow, '报考截止后不能撤销', {
      nextTime: null,
      way: { kind: 'OFFICE' },
    });
    const screen = await show([answers(getExamApplyList, registrations), late]);
    await screen.getByRole('button', { name: '撤销 13887 经济学原理（中级）' }).click();
    await screen.getByRole('button', { name: '撤销报考' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('没有撤销：报考截止后不能撤销');
    await expect.element(screen.getByRole('link', { name: /联系自考办/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '不撤了' })).toBeVisible();
  });

  it('names the order, its amount, until when and how it is paid', async () => {
    const screen = await show([answers(getExamApplyList, registrations)]);
    await screen.getByRole('button', { name: '继续缴费 46 元' }).click();
    const drawer = screen.getByRole('dialog', { name: '缴费' });
    await expect.element(drawer.getByText('BY20261121-000123')).toBeVisible();
    await expect.element(drawer).toHaveTextContent('2026年11月22日（周日）10:12');
    await expect.element(drawer.getByRole('list')).toHaveTextContent('附言写订单号和准考证号');
  });

  it('API-13 exports what the filter lets through, as a file of the server', async () => {
    const notify = vi.fn<Notify>();
    let wanted: unknown;
    const file: Fixture = {
      path: getExamApplyList.path,
      reply: (payload) => {
        if (!(payload as { export?: boolean }).export)
          return answers(getExamApplyList, registrations).reply(payload);
        wanted = payload;
        return new Response(new Uint8Array([80, 75]), {
          headers: {
            'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5%E8%80%83.xlsx",
          },
        });
      },
    };
    const screen = await show([file], { query: `?periodId=${january}`, notify });
    await screen.getByRole('button', { name: '导出表格' }).click();
    await expect
      .poll(() => notify)
      .toHaveBeenCalledWith({ type: 'success', text: '已导出“报考.xlsx”，在浏览器的“下载”里' });
    expect(wanted).toMatchObject({ periodId: january, export: true });
  });

  it('leads to the ticket only when it is open, else says when, and warns of another site', async () => {
    const before = await show([answers(getExamApplyList, seatedRegistrations)]);
    await expect.element(before.getByText('与前一天不是同一考点')).toBeVisible();
    await expect
      .element(before.getByText(/通知单 11月24日（周二）09:00 开放打印，座位号/).first())
      .toBeVisible();
    expect(before.getByRole('link', { name: /打印通知单/ }).elements()).toEqual([]);
    expect(before.getByRole('button', { name: /^撤销/ }).elements()).toEqual([]);
    await before.unmount();
    const open = await show([answers(getExamApplyList, ticketRegistrations)]);
    await expect
      .element(open.getByRole('link', { name: '打印通知单', exact: true }))
      .toHaveAttribute('href', `${path}?ticket=${january}`);
    await open.unmount();
    const closed = refuses(getTicket, errorCode.outsideWindow, '通知单还没有开放打印', {
      nextTime: '2027-01-02 09:00:00',
      way: { kind: 'PAGE', text: '看报考记录', path },
    });
    const early = await show([closed], { query: `?ticket=${january}` });
    await expect.element(early.getByText(/离开始还有 42 天/)).toBeVisible();
    await expect.element(early.getByRole('link', { name: '看报考记录' })).toHaveAttribute('href', path);
  });

  it('the ticket has the rooms and seats of the list; the ID card is whole on paper alone', async () => {
    const screen = await show([answers(getTicket, ticket)], { query: `?ticket=${january}` });
    const sheet = screen.getByRole('article', { name: '统考通知单' });
    for (const { courseCode, seat } of ticketRegistrations.list.filter(({ ticketOpen }) => ticketOpen))
      await expect
        .element(sheet.getByRole('row').filter({ hasText: courseCode }))
        .toHaveTextContent(new RegExp(`${seat?.room}.*${seat?.seatNo}`));
    await expect.element(sheet).toHaveTextContent('3201**********0848');
    await expect.element(sheet).not.toHaveTextContent(ticket.idCard);
    const paper = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('article')].at(-1)?.textContent ?? '';
    };
    await expect.poll(paper).toContain(ticket.idCard);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelectorAll('article')).toHaveLength(1);
  });

  describe('on a device that keeps the ticket', () => {
    const query = `?ticket=${january}`;
    const kept = () => localStorage.getItem(`qianwei_exam_ticket_${heJing.id}`);
    beforeEach(() => localStorage.setItem('qianwei_student', JSON.stringify({ token: 't', id: heJing.id })));
    afterEach(() => {
      localStorage.removeItem('qianwei_student');
      forgetKept(null);
    });
    const read = async () => {
      const screen = await show([answers(getTicket, ticket)], { query });
      await expect.poll(kept).not.toBeNull();
      // There is no worker: a fresh tab would not open.
      expect(screen.getByText('断网也能看').elements()).toEqual([]);
      await screen.unmount();
    };

    it('without the server it is the one that was read, from when it was, and its ID card stays masked on paper', async () => {
      await read();
      const screen = await show([offline(getTicket)], { query });
      await expect
        .element(screen.getByText('断网，显示的是 2026年11月21日（周六）20:14 的通知单。'))
        .toBeVisible();
      await expect.element(screen.getByText('在那以后考场如果有变动，这里看不到。')).toBeVisible();
      await expect
        .element(screen.getByRole('article', { name: '统考通知单' }))
        .toHaveTextContent(ticket.verifyCode);
      expect(document.body.textContent).not.toContain(ticket.idCard);
    });

    it('when the server answers again and the seat has changed, it is the new one, with a word', async () => {
      await read();
      let isCut = true;
      const moved = { ...ticket, verifyCode: 'AAAA-BBBB-CCCC' };
      const flaky: Fixture = {
        path: getTicket.path,
        reply: (payload) => (isCut ? offline(getTicket) : answers(getTicket, moved)).reply(payload),
      };
      const screen = await show([flaky], { query });
      await screen.getByRole('button', { name: '重新连接' }).click();
      await expect.element(screen.getByText(/^断网，显示的是/)).toBeVisible();
      isCut = false;
      await screen.getByRole('button', { name: '重新连接' }).click();
      await expect.element(screen.getByText(/^安排变了，这是新的通知单；/)).toBeVisible();
      await expect.element(screen.getByText('验证码 AAAA-BBBB-CCCC')).toBeVisible();
      expect(screen.getByText(/^断网，显示的是/).elements()).toEqual([]);
    });

    it('a device without room says so', async () => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const screen = await show([answers(getTicket, ticket)], { query });
      await expect.element(screen.getByText('这张通知单没能存在这台设备上，断网时看不到。')).toBeVisible();
      vi.restoreAllMocks();
    });
  });

  it('the log opens a receipt again, whose hash is copied and printed whole, and shows what is older on demand', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const asked = vi.fn(() => applyReceipt);
    const screen = await show([answers(getExamApplyList, registrations), answers(getReceipt, asked)]);
    await screen.getByRole('button', { name: `打开回执 ${applyReceipt.receiptNo}` }).click();
    await expect
      .poll(() => asked.mock.calls.at(0)?.at(0))
      .toMatchObject({ receiptNo: applyReceipt.receiptNo });
    const slip = screen.getByRole('region', { name: '报考回执' });
    await expect.element(slip).toHaveTextContent('13887 经济学原理（中级），1月9日下午');
    await expect.element(slip).toHaveTextContent('8F3A 61C2 D90E 4B77');
    await slip.getByRole('button', { name: '复制校验码' }).click();
    expect(write).toHaveBeenCalledWith(applyReceipt.sha256);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await slip.getByRole('button', { name: '打印' }).click();
    await expect.poll(() => print).toHaveBeenCalled();
    await expect.element(screen.getByText(applyReceipt.sha256)).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: '全部记录（5 条）' }).click();
    await expect.element(screen.getByText(registrations.log.at(-1)?.receiptNo ?? '')).toBeVisible();
    write.mockRestore();
  });

  it('the browser prints the receipt alone while it lies over the page', async () => {
    const screen = await show([answers(getExamApplyList, registrations), answers(getReceipt, applyReceipt)]);
    await screen.getByRole('button', { name: `打开回执 ${applyReceipt.receiptNo}` }).click();
    await expect.element(screen.getByRole('region', { name: '报考回执' })).toBeVisible();
    const paper = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelector('article')?.textContent ?? '';
    };
    await expect.poll(paper).toContain(applyReceipt.sha256);
    expect(document.querySelectorAll('article')).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('region', { name: '报考回执' })).not.toBeInTheDocument();
    paper();
    expect(document.querySelectorAll('article')).toHaveLength(0);
    window.dispatchEvent(new Event('afterprint'));
  });

  it('who has no course left to register reads the next step in one sentence, without 去报考', async () => {
    const screen = await show([answers(getExamApplyList, graduated)]);
    await expect.element(screen.getByText('已经毕业，不用再报考')).toBeVisible();
    await expect
      .element(screen.getByText(/下一步是申请学位，2026年12月30日（周三）24:00 截止/))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: '看成绩' })).toBeVisible();
    expect(screen.getByRole('link', { name: '去报考' }).elements()).toEqual([]);
  });

  it('the log says the day alone of what was done in an earlier year, since the time has no room', async () => {
    const log = [
      { time: '2026-09-01 09:00:00', text: '报考 13003', receiptNo: 'BK20260901-000020' },
      { time: '2025-09-02 09:00:00', text: '报考 13013', receiptNo: 'BK20250902-000018' },
    ];
    const screen = await show([answers(getExamApplyList, { ...registrations, log })]);
    await expect.element(screen.getByText('09-01 09:00', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('2025-09-02', { exact: true })).toBeVisible();
  });
});
