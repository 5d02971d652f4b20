import { expect, it } from 'vitest';
import { onPostgres } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { purge } from './purge.ts';
import { event } from './schema/event.ts';
import { lesson } from './schema/lesson.ts';
import { captcha, smsCode, smsOutbox, spentSeal } from './schema/security.ts';
import { student } from './schema/student.ts';
import { playSession } from './schema/study.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);

/** The rows that remain after purging: those of `label` 'kept'. */
async function labelsAfterPurge(db: Database) {
  const moments = { createdAt: ago(9_999), updatedAt: ago(9_999) };
  const code = (label: string, expiresAt: Date) => ({
    ...{
      ...moments,
      mobileHash: label,
      scene: 'LOGIN' as const,
      codeHash: null,
      sentAt: ago(9_999),
      expiresAt,
    },
  });
  const message = (label: string, sentAt: Date) => ({
    ...{ ...moments, mobileHash: label, mobileCipher: '', textCipher: '', sentAt },
  });
  await db.insert(captcha).values([
    { ...moments, challenge: 'kept', expiresAt: ago(23) },
    { ...moments, challenge: 'gone', expiresAt: ago(25) },
  ]);
  await db.insert(smsCode).values([code('kept', ago(23)), code('gone', ago(25))]);
  await db.insert(spentSeal).values([
    { sealHash: 'kept', expiresAt: ago(-1) },
    { sealHash: 'gone', expiresAt: ago(1) },
  ]);
  await db.insert(smsOutbox).values([message('kept', ago(29 * 24)), message('gone', ago(31 * 24))]);
  await db.insert(event).values([
    { channel: 'kept', kind: 'THESIS', happenedAt: ago(23) },
    { channel: 'gone', kind: 'THESIS', happenedAt: ago(25) },
  ]);
  await purge(db, now);
  return {
    events: (await db.select().from(event)).map(({ channel }) => channel),
    captchas: (await db.select().from(captcha)).map(({ challenge }) => challenge),
    codes: (await db.select().from(smsCode)).map(({ mobileHash }) => mobileHash),
    seals: (await db.select().from(spentSeal)).map(({ sealHash }) => sealHash),
    messages: (await db.select().from(smsOutbox)).map(({ mobileHash }) => mobileHash),
  };
}

onPostgres('what has served its time', (open) => {
  it('is deleted: codes and events a day after they ended, messages after 30 days, and nothing that is still needed', async () => {
    expect(await labelsAfterPurge(open().db)).toEqual({
      events: ['kept'],
      captchas: ['kept'],
      codes: ['kept'],
      seals: ['kept'],
      messages: ['kept'],
    });
  });
});

onPostgres('players', { demo: true }, (open) => {
  it('are deleted 60 days after they ended; one that still plays stays, however long ago it began', async () => {
    const { db } = open();
    const [owner] = await db.select().from(student).limit(1);
    const [watched] = await db.select().from(lesson).limit(1);
    const player = (label: string, endedAt: Date | null) => ({
      ...{
        studentId: owner!.id,
        lessonId: watched!.id,
        tokenHash: label,
        deviceHash: '',
        device: label,
        endedAt,
      },
      ...{ startedAt: ago(9_999), beatAt: ago(9_999) },
    });
    await db.delete(playSession);
    await db
      .insert(playSession)
      .values([player('ended', ago(59 * 24)), player('gone', ago(61 * 24)), player('plays', null)]);
    await purge(db, now);
    const left = await db.select().from(playSession);
    expect(left.map(({ tokenHash }) => tokenHash).sort()).toEqual(['ended', 'plays']);
  });
});
