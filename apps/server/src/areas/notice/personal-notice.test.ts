import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { notice, noticeRead } from '../../db/schema/notice.ts';
import { notifyStudent } from '../../student/personal-notice.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const title = '论文开题报告已退回';

onPostgres('a notice to one student', { demo: true }, (open) => {
  let app: DemoApp;
  let [own, other] = ['', ''];
  let id = '';
  /** The numbers of both before the notice. */
  let before: { unread: number; fresh: number; total: number }[];
  const list = async (token: string | undefined, payload: object = {}) =>
    (await app.call(getNoticeListNLog, { pageSize: 100, ...payload }, { token })).data;
  const detail = (noticeId: string, token?: string) =>
    app.call(getNoticeDetailNLog, { id: noticeId }, { token });
  beforeAll(async () => {
    app = await createDemoApp(open());
    const [student, stranger] = [await app.login('周子墨'), await app.login('徐悦')];
    [own, other] = [student.token, stranger.token];
    before = await Promise.all([list(own), list(other)]);
    await notifyStudent(open().db, {
      studentId: student.id,
      category: 'SYSTEM',
      title,
      lines: ['指导教师退回了 <script>1</script> 开题报告。', '请于 3 日内修改。'],
      publisher: '江澜大学',
      actionPath: '/thesis/directory',
      actionText: '去修改',
      at: app.clock.now(),
    });
    const [row] = await open().db.select().from(notice).where(eq(notice.title, title));
    id = row!.id;
  }, 60_000);

  it('is in the list, the search and the bell of its student, and concerns them', async () => {
    const page = await list(own);
    expect(page).toMatchObject({
      unread: before[0]!.unread + 1,
      fresh: before[0]!.fresh + 1,
      total: before[0]!.total + 1,
    });
    for (const payload of [{ keyword: '开题报告' }, { concerns: true }, { unread: true }])
      expect((await list(own, payload)).list.map((entry) => entry.id)).toContain(id);
    const { data } = await detail(id, own);
    expect(data).toMatchObject({ title, actionPath: '/thesis/directory', actionText: '去修改' });
    expect(data.content).toBe(
      '<p>指导教师退回了 &lt;script&gt;1&lt;/script&gt; 开题报告。</p><p>请于 3 日内修改。</p>',
    );
  });

  it('is nowhere for another student, nor for someone who is not logged in', async () => {
    expect(await list(other)).toMatchObject({
      unread: before[1]!.unread,
      fresh: before[1]!.fresh,
      total: before[1]!.total,
    });
    for (const token of [other, undefined]) {
      for (const payload of [
        {},
        { keyword: '开题报告' },
        { concerns: true },
        { unread: true },
        { category: 'SYSTEM' },
      ])
        expect((await list(token, payload)).list.map((entry) => entry.id)).not.toContain(id);
      const refused = await detail(id, token);
      expect([refused.errorCode, refused.errorMsg]).toEqual([errorCode.notFound, '公告不存在或已撤回']);
    }
  });

  it('is a neighbour for its student alone', async () => {
    const neighbours = async (token?: string) => {
      const page = await list(token);
      const details = await Promise.all(page.list.map((entry) => detail(entry.id, token)));
      return details.flatMap(({ data }) => [data.prev?.id, data.next?.id]);
    };
    expect(await neighbours(own)).toContain(id);
    expect(await neighbours(other)).not.toContain(id);
    expect(await neighbours()).not.toContain(id);
  });

  it('is marked as read by its student alone, one by one or all at once', async () => {
    const marks = () => open().db.$count(noticeRead, eq(noticeRead.noticeId, id));
    await app.call(readNotice, { ids: [id] }, { token: other });
    await app.call(readNotice, { all: true }, { token: other });
    expect(await marks()).toBe(0);
    const { data } = await app.call(readNotice, { ids: [id] }, { token: own });
    expect(data).toEqual({ unread: before[0]!.unread, fresh: before[0]!.fresh });
    expect(await marks()).toBe(1);
  });
});
