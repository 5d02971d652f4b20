import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { file } from '../../db/schema/file.ts';
import { notice } from '../../db/schema/notice.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { parseDateTime } from '../../time.ts';

onPostgres('notices', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const list = async (payload: Record<string, unknown> = {}, token?: string) =>
    (await app.call(getNoticeListNLog, { pageSize: 100, ...payload }, { token })).data;
  const detail = (id: string, token?: string) => app.call(getNoticeDetailNLog, { id }, { token });
  const titles = (page: { list: { title: string }[] }) => page.list.map(({ title }) => title);

  async function add(id: string, row: Partial<typeof notice.$inferInsert> = {}) {
    const publishTime = new Date(app.clock.now().getTime() - 200 * 86_400_000);
    const base = { id, title: id, category: 'SYSTEM' as const, content: '<p>文</p>', publisher: '自考办' };
    await open()
      .db.insert(notice)
      .values({ ...base, publishTime, ...row });
  }

  it('shows those for everybody without a login: pinned first, then newest, nothing read or unread', async () => {
    const page = await list();
    expect(page.total).toBe(12);
    expect(page.list.slice(0, 3).map(({ id, top }) => [id, top])).toEqual([
      ['n12', true],
      ['n01', true],
      ['n04', true],
    ]);
    const rest = page.list.slice(3).map(({ publishTime }) => publishTime);
    expect(rest).toEqual([...rest].sort().reverse());
    expect(new Set(page.list.map(({ read }) => read))).toEqual(new Set([null]));
    expect(page.unread).toBe(0);
    expect(page.list.find(({ id }) => id === 'n01')).toMatchObject({
      hasFile: true,
      actionPath: '/academic/exam/plan',
    });
    expect(page.list.find(({ id }) => id === 'n13')?.hasFile).toBe(false);
  });

  it('pins three at most: the newest of those marked', async () => {
    await add('fourth-pinned', { top: true });
    const page = await list();
    expect(page.list.filter(({ top }) => top).map(({ id }) => id)).toEqual(['n12', 'n01', 'n04']);
    expect(page.list.at(-1)?.id).toBe('fourth-pinned');
    await open().db.delete(notice).where(eq(notice.id, 'fourth-pinned'));
  });

  describe('what concerns a student', () => {
    it.each([
      ['周子墨', ['n01', 'n02', 'n03', 'n10', 'n11', 'n12', 'n13']],
      ['孙浩然', ['n05', 'n07', 'n12', 'n13']],
      ['郑凯', ['n09', 'n12', 'n13']],
      ['徐悦', ['n12', 'n13']],
    ] as const)('%s is shown it first, and finds all else', async (name, expected) => {
      const { token } = await app.login(name);
      const own = await list({ concerns: true }, token);
      expect(own.list.map(({ id }) => id).sort()).toEqual(expected);
      expect((await list({}, token)).total).toBeGreaterThan(own.total);
    });

    it('the bell counts what is new and concerns, and not what was read', async () => {
      const { token } = await app.login('赵婉清');
      const own = await list({ concerns: true }, token);
      const week = app.clock.now().getTime() - 7 * 86_400_000;
      const news = own.list.filter(({ publishTime }) => parseDateTime(publishTime).getTime() > week);
      expect(own.fresh).toBe(news.length);
      expect(own.fresh).toBeGreaterThan(1);
      const { data } = await app.call(readNotice, { ids: [news[0]!.id] }, { token });
      expect(data.fresh).toBe(news.length - 1);
      expect((await list()).fresh).toBe(0);
    });

    it('an exam begins, maintenance begins, a sign-up is due, and a time-table has no date', async () => {
      const { token } = await app.login('周子墨');
      const all = await list({}, token);
      const occasionOf = (id: string) => all.list.find((entry) => entry.id === id)?.occasion;
      expect(['n01', 'n03', 'n12'].map(occasionOf)).toEqual(['DEADLINE', 'EXAM', 'MAINTENANCE']);
      expect(all.list.find(({ id }) => id === 'n11')?.deadline).toBeNull();
    });
  });

  describe('the audience', () => {
    const audiences = [
      ['LEVEL', 'TOP_UP'],
      ['MAJOR', '080901'],
      ['GRADE', '2024'],
      ['PLATFORM', '10001'],
    ] as const;

    it.each(audiences)('%s %s is for 周子墨, not for guests nor for others', async (audienceType, value) => {
      const id = `for-${audienceType}`;
      await add(id, { audienceType, audienceValues: [value] });
      await add(`${id}-other`, { audienceType, audienceValues: ['other'] });
      const { token } = await app.login('周子墨');
      const own = titles(await list({}, token));
      expect(own).toContain(id);
      expect(own).not.toContain(`${id}-other`);
      expect(titles(await list())).not.toContain(id);
      expect((await detail(id, token)).errorCode).toBe(0);
      for (const refused of [await detail(id), await detail(`${id}-other`, token)]) {
        expect([refused.errorCode, refused.errorMsg]).toEqual([errorCode.notFound, '公告不存在或已撤回']);
      }
    });

    it('the degree notice is for bachelors: 周子墨 sees it, 徐悦 does not', async () => {
      expect(
        (await list({ category: 'DEGREE' }, (await app.login('周子墨')).token)).list.map(({ id }) => id),
      ).toContain('n09');
      expect(
        (await list({ category: 'DEGREE' }, (await app.login('徐悦')).token)).list.map(({ id }) => id),
      ).toEqual(['n10']);
    });
  });

  describe('search', () => {
    it('finds part of a title', async () => {
      expect(titles(await list({ keyword: ' 直播课表 ' }))).toEqual([
        expect.stringMatching(/^\d+月直播课表$/),
      ]);
    });

    it.each(['%', '_', '\\', "'; drop table notice; --", '%公告%'])(
      'takes %s for what it is',
      async (keyword) => {
        expect((await list({ keyword })).list).toEqual([]);
      },
    );

    it('finds a percent sign and an underscore as such', async () => {
      await add('满意度 95%_终稿');
      expect(titles(await list({ keyword: '95%_终' }))).toEqual(['满意度 95%_终稿']);
    });

    it('refuses more than 50 characters, an unknown category and a page of 101', async () => {
      for (const filter of [
        { keyword: '考'.repeat(51) },
        { category: 'SECRET' },
        { pageSize: 101 },
        { pageNo: 0 },
      ]) {
        expect((await app.call(getNoticeListNLog, filter)).errorCode).toBe(errorCode.badParameter);
      }
    });

    it('pages do not overlap, and the total counts all', async () => {
      const pages = [];
      for (const pageNo of [1, 2, 3, 4]) pages.push(await list({ pageNo, pageSize: 4 }));
      const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages[0]?.total).toBe(pages[3]?.total);
      expect((await list({ pageNo: 9999 })).list).toEqual([]);
    });
  });

  describe('reading', () => {
    it('counts unread, marks read once and again, and all at once', async () => {
      const { token } = await app.login('陈思远');
      const before = await list({}, token);
      expect(before.unread).toBe(before.total);
      const answer = await app.call(readNotice, { ids: ['n01', 'n01', 'no-such'] }, { token });
      expect(answer.data.unread).toBe(before.unread - 1);
      expect((await app.call(readNotice, { ids: ['n01'] }, { token })).data).toEqual(answer.data);
      const after = await list({}, token);
      expect(after.list.find(({ id }) => id === 'n01')?.read).toBe(true);
      expect(titles(await list({ unread: true }, token))).not.toContain(
        after.list.find(({ id }) => id === 'n01')?.title,
      );
      expect((await app.call(readNotice, { all: true }, { token })).data).toEqual({ unread: 0, fresh: 0 });
      const stranger = await list({}, (await app.login('郑凯')).token);
      expect(stranger.unread).toBe(stranger.total);
    });

    it('needs a token', async () => {
      expect((await app.call(readNotice, { all: true })).errorCode).toBe(errorCode.sessionInvalid);
    });
  });

  describe('one notice', () => {
    it('answers the text as HTML, its number, its files and where to act', async () => {
      const { data } = await detail('n01');
      expect(data.content).toMatch(/^<p>/);
      expect(data.content).not.toContain('{{');
      expect(data.docNo).toMatch(/^江澜自考〔\d{4}〕46号$/);
      expect(data).toMatchObject({ actionText: '去报考', signatureUnit: '江澜大学继续教育学院自考办公室' });
      expect(data.files).toHaveLength(2);
      expect(data.files[0]?.name).toMatch(/^附件1 .+开考课程及时间安排表\.pdf$/);
    });

    it('its files can be fetched', async () => {
      const { data } = await detail('n04');
      for (const { url, size, name } of data.files) {
        const response = await app.request(url.replace('http://127.0.0.1', ''));
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.length).toBe(size);
        expect(bytes.subarray(0, 2).toString()).toBe(name.endsWith('.pdf') ? '%P' : 'PK');
      }
    });

    it('says when a file is gone', async () => {
      const { data } = await detail('n02');
      await open().db.update(file).set({ status: 'GONE' }).where(eq(file.id, data.files[0]!.fileId));
      expect((await detail('n02')).data.files).toMatchObject([{ size: 0, url: '' }]);
    });

    it('leads to the one before and after, within what the reader may see', async () => {
      const page = await list();
      const ordered = [...page.list].sort((a, b) => b.publishTime.localeCompare(a.publishTime));
      for (const [index, { id }] of ordered.entries()) {
        const { data } = await detail(id);
        expect([data.prev?.id, data.next?.id]).toEqual([ordered[index - 1]?.id, ordered[index + 1]?.id]);
      }
    });

    it('is gone for everyone once withdrawn, and before it is published', async () => {
      await add('withdrawn', { withdrawnAt: app.clock.now() });
      await add('tomorrow', { publishTime: new Date(app.clock.now().getTime() + 86_400_000) });
      for (const id of ['withdrawn', 'tomorrow', 'no-such']) {
        expect((await detail(id)).errorMsg).toBe('公告不存在或已撤回');
        expect(titles(await list())).not.toContain(id);
      }
    });
  });
});
