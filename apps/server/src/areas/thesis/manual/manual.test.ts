import { getThesisManual, getThesisManualFile } from '@qianwei/api/contract/thesis/manual';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { thesisManual } from '../../../db/schema/thesis-text.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('manuals', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const manualOf = async (name: string, manualType: 'THESIS' | 'RETEST') => {
    const { token } = await app.login(name);
    return (await app.call(getThesisManual, { manualType }, { token })).data;
  };

  it('/thesis/reviewsManual ✓ “?” on the booking page opens the booking chapter', async () => {
    const { title, version, chapters, pages, service } = await manualOf('赵婉清', 'THESIS');
    expect([title, version, chapters.length]).toEqual(['论文操作手册', 'V5.0', 15]);
    const booking = chapters.find(({ id }) => id === pages['/thesis/appointment']);
    expect(booking).toMatchObject({ label: '十', title: '预约答辩' });
    expect(booking?.sections.map(({ id, title: name }) => [id, name])).toEqual([
      ['appointment', ''],
      ['change', '改约与取消'],
      ['online-defence', '线上答辩指南'],
    ]);
    expect(service).toEqual({ phone: '025-0000-0000', time: expect.stringContaining('工作日') });
    // Every page that the manual names leads to a chapter that there is.
    const ids = new Set(chapters.map(({ id }) => id));
    expect(Object.values(pages).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('/thesis/reviewsManual says where the student is now, and nothing without a thesis', async () => {
    const { current } = await manualOf('赵婉清', 'THESIS');
    expect(current).toMatchObject({
      stage: 'DEFENCE',
      stageStatus: 'TODO',
      task: { actionText: '预约答辩', path: expect.stringContaining('/thesis/directory/') },
    });
    expect((await manualOf('何静', 'THESIS')).current).toBeNull();
  });

  it('/thesisRetest/reviewsManual is about the 复检 of the student', async () => {
    const { title, current } = await manualOf('孙浩然', 'RETEST');
    expect(title).toBe('论文复检操作手册');
    expect(current).toMatchObject({ overall: 'RETEST', roundNo: 2 });
    expect((await manualOf('赵婉清', 'RETEST')).current).toBeNull();
  });

  it('/thesis/reviewsManual is a PDF that can be taken along', async () => {
    const { token } = await app.login('何静');
    const answer = await app.send(getThesisManualFile, { manualType: 'THESIS', export: true }, { token });
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('论文操作手册_V5.0.pdf'));
    expect(
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .slice(0, 5),
    ).toBe('%PDF-');
  });

  it('a platform has its own manual where there is one, and never that of another', async () => {
    const { db, clock } = app.deps;
    const [usual] = await db.select().from(thesisManual).where(eq(thesisManual.type, 'THESIS'));
    if (usual === undefined) throw new Error('The demo has no manual');
    const { id, createdAt, updatedAt, ...rest } = usual;
    const own = { ...rest, publishTime: new Date(clock.now().getTime() - 1_000) };
    await db.insert(thesisManual).values([
      { ...own, version: 'V5.1', platforms: ['10002'], title: '10002 平台手册' },
      { ...own, version: 'V6', publishTime: new Date(clock.now().getTime() + 86_400_000) },
    ]);
    expect((await manualOf('何静', 'THESIS')).version).toBe('V5.0');
    expect((await manualOf('黄磊', 'THESIS')).title).toBe('10002 平台手册');
  });
});
