import { randomUUID } from 'node:crypto';
import type { MaterialCode, MaterialNeed } from '@qianwei/api/contract/graduation/apply-rules';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { file } from '../db/schema/file.ts';
import { materialCheck } from '../db/schema/graduation.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { onPostgres } from '../testing/test-database.ts';
import { addStudent } from '../testing/test-student.ts';
import { parseDateTime } from '../time.ts';
import { listApplyMaterials, markChecked, materialErrors } from './materials.ts';

type Need = { readonly code: MaterialCode; readonly need: MaterialNeed };

const photo: readonly Need[] = [{ code: 'GRAD_PHOTO', need: 'ALWAYS' }];

onPostgres('the materials of a student', (open) => {
  let app: TestApp;
  let studentId: string;
  beforeAll(async () => {
    app = await createTestApp({ database: open() });
  });
  beforeEach(async () => {
    ({ studentId } = await addStudent(app.deps));
  });

  /** Stores a file's row; returns its id. */
  async function stored(scene: string, day: string, more: Partial<typeof file.$inferInsert> = {}) {
    const [row] = await app.deps.db
      .insert(file)
      .values({
        ...{ studentId, scene, name: `${scene}.jpg`, size: 217_088, mime: 'image/jpeg', path: 'a' },
        ...{ sha256: randomUUID(), width: 480, height: 640, storedAt: parseDateTime(`${day} 10:20:00`) },
        ...more,
      })
      .returning({ id: file.id });
    return row?.id ?? '';
  }
  const list = (
    materials: readonly Need[],
    person: { isTopUp?: boolean; hasExempt?: boolean; chosen?: readonly string[] } = {},
  ) =>
    listApplyMaterials(
      { db: app.deps.db, fileUrl: (id) => `/files/${id}`, ownUrl: String },
      { ...{ studentId, materials, photoMonths: 12, isTopUp: false, hasExempt: false }, ...person },
    );
  const filesOf = async (code: MaterialCode) => (await list([{ code, need: 'ALWAYS' }]))[0]?.files ?? [];

  it('offers the photo of a sign-up for graduation, the newest first, each content once', async () => {
    const signedUp = await stored('SIGNUP_PHOTO', '2026-05-20');
    const later = await stored('GRAD_PHOTO', '2026-09-02', { sha256: 'same' });
    const again = await stored('GRAD_PHOTO', '2026-11-02', { sha256: 'same' });
    const offered = await filesOf('GRAD_PHOTO');
    expect(offered.map(({ fileId }) => fileId)).toEqual([again, signedUp]);
    expect(offered.map(({ fileId }) => fileId)).not.toContain(later);
    expect(offered[1]).toMatchObject({
      ...{ fileName: 'SIGNUP_PHOTO.jpg', fileType: 'image/jpeg', fileSize: 217_088, width: 480, height: 640 },
      ...{ url: `/files/${signedUp}`, storedTime: '2026-05-20 10:20:00' },
      ...{ validUntil: '2027-05-20', checked: null },
    });
  });

  it('lets no photo become younger by another upload of the same content', async () => {
    await stored('GRAD_PHOTO', '2025-10-01', { sha256: 'old' });
    await stored('GRAD_PHOTO', '2026-11-02', { sha256: 'old' });
    expect(await filesOf('GRAD_PHOTO')).toMatchObject([
      { storedTime: '2025-10-01 10:20:00', validUntil: '2026-10-01' },
    ]);
  });

  it('what was chosen and its first day are known below hundreds of newer files', async () => {
    const old = await stored('GRAD_PHOTO', '2025-10-01', { sha256: 'old' });
    await app.deps.db.insert(file).values(
      Array.from({ length: 420 }, (_, index) => ({
        ...{ studentId, scene: 'GRAD_PHOTO', name: 'a.jpg', size: 1, mime: 'image/jpeg', path: 'a' },
        ...{ sha256: `${index}`, storedAt: parseDateTime('2026-10-01 10:00:00') },
      })),
    );
    const again = await stored('GRAD_PHOTO', '2026-11-02', { sha256: 'old' });
    const first = { storedTime: '2025-10-01 10:20:00', validUntil: '2026-10-01' };
    expect((await filesOf('GRAD_PHOTO'))[0]).toMatchObject({ fileId: again, ...first });
    const [material] = await list(photo, { chosen: [old] });
    expect(material?.files[0]).toMatchObject({ fileId: old, ...first });
    const handedIn = await stored('GRAD_PHOTO', '2024-01-01');
    const [own] = await list(photo, { chosen: [handedIn] });
    expect(own?.files.map(({ fileId }) => fileId)).toContain(handedIn);
  });

  it('offers neither the files of others, nor of other scenes, nor what is gone, and ten at most', async () => {
    const { studentId: other } = await addStudent(app.deps);
    await stored('GRAD_PHOTO', '2026-11-01', { studentId: other });
    await stored('AVATAR', '2026-11-01');
    await stored('GRAD_PHOTO', '2026-11-01', { status: 'GONE' });
    expect(await filesOf('GRAD_PHOTO')).toEqual([]);
    for (let day = 10; day < 22; day += 1) await stored('GRAD_PHOTO', `2026-10-${day}`);
    const offered = await filesOf('GRAD_PHOTO');
    expect(offered).toHaveLength(10);
    expect(offered[0]?.storedTime).toBe('2026-10-21 10:20:00');
  });

  it('asks for the earlier diploma of who has studied before, and for a proof of who has an exempt course', async () => {
    const rules: readonly Need[] = [
      ...photo,
      { code: 'PRE_DIPLOMA', need: 'TOP_UP' },
      { code: 'EXEMPT_PROOF', need: 'EXEMPT' },
      { code: 'REGISTER_FORM', need: 'OPTIONAL' },
    ];
    const asked = async (person: Parameters<typeof list>[1]) =>
      (await list(rules, person)).map(({ code, required }) => [code, required]);
    expect(await asked({})).toEqual([
      ['GRAD_PHOTO', true],
      ['REGISTER_FORM', false],
    ]);
    expect(await asked({ isTopUp: true, hasExempt: true })).toEqual([
      ['GRAD_PHOTO', true],
      ['PRE_DIPLOMA', true],
      ['EXEMPT_PROOF', true],
      ['REGISTER_FORM', false],
    ]);
  });

  it('what was checked once says when, for what and until when, also after another upload', async () => {
    const report = await stored('CHSI_REPORT', '2026-10-28', { sha256: 'report' });
    const checkedAt = parseDateTime('2026-10-29 09:00:00');
    const checked = { studentId, fileIds: [report, report], checkedAt, checkedFor: '毕业申请' };
    await markChecked(app.deps.db, { ...checked, validUntil: { [report]: '2027-01-28' } });
    await stored('CHSI_REPORT', '2026-11-02', { sha256: 'report' });
    expect(await filesOf('CHSI_REPORT')).toMatchObject([
      { checked: { time: '2026-10-29 09:00:00', by: '毕业申请' }, validUntil: '2027-01-28' },
    ]);
    await markChecked(app.deps.db, { ...checked, checkedAt: app.clock.now(), checkedFor: '学位申请' });
    const rows = await app.deps.db.select().from(materialCheck).where(eq(materialCheck.fileId, report));
    expect(rows).toMatchObject([{ checkedFor: '毕业申请' }]);
  });

  it('1040001 at the field of a file that is of another student, of another scene, gone or unknown', async () => {
    const { studentId: other } = await addStudent(app.deps);
    const own = await stored('PRE_DIPLOMA', '2026-10-28');
    const signedUp = await stored('SIGNUP_PHOTO', '2026-05-20');
    const theirs = await stored('PRE_DIPLOMA', '2026-10-28', { studentId: other });
    const gone = await stored('PRE_DIPLOMA', '2026-10-28', { status: 'GONE' });
    const of = (code: MaterialCode, ...fileIds: string[]) => ({ code, fileIds });
    const wrongFields = async (fields: Parameters<typeof materialErrors>[2]) =>
      Object.keys(await materialErrors(app.deps.db, studentId, fields));
    expect(
      await wrongFields({
        preDiploma: of('PRE_DIPLOMA', own),
        photo: of('GRAD_PHOTO', signedUp),
        moralForm: of('MORAL_FORM'),
      }),
    ).toEqual([]);
    const wrong = { theirs, gone, unknown: randomUUID() };
    for (const id of Object.values(wrong))
      expect(await wrongFields({ preDiploma: of('PRE_DIPLOMA', own, id) })).toEqual(['preDiploma']);
    expect(await wrongFields({ idCardFront: of('ID_CARD_FRONT', own) })).toEqual(['idCardFront']);
  });
});
