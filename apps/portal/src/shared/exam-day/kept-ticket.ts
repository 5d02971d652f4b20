import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { dateTime } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type { DateTime } from '@qianwei/api/time/moment';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { object, safeParse } from 'valibot';
import { makeKey, type Sealed, seal, unseal } from '../device/cipher.ts';
import { readLocal, writeLocal } from '../device/stored.ts';
import { ticketDatabase, ticketKey } from './kept-keys.ts';

/** A ticket as this device keeps it. */
export interface KeptTicket {
  /** With a masked ID card, and the photo as a data URL, or without one. */
  ticket: Ticket;
  /** When the server said so. */
  readTime: DateTime;
}

interface Tables extends DBSchema {
  /** The key and the ticket of the one student whose ticket this device keeps, by `student/period`. */
  tickets: { key: string; value: { key: CryptoKey; sealed: Sealed } };
}

const keptSchema = object({ ticket: getTicket.data, readTime: dateTime });

/** A photo that is larger is not kept, bytes as a data URL. */
const maxPhotoBytes = 60_000;

const nameOf = (student: string, periodId: string) => `${student}/${periodId}`;

/** Does something with the database, which is open only meanwhile. */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Tables>(ticketDatabase, 1, {
    upgrade: (created) => created.createObjectStore('tickets'),
    // A logout in another tab deletes it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Keeps the ticket that was just read, in place of an earlier one of this student, encrypted. False when it could not be
 * kept: storage is full or forbidden, or the page is not served over https. Null, and nothing is kept, when the student is not
 * logged in in this browser any more.
 */
export async function keepTicket(student: string, periodId: string, ticket: Ticket): Promise<boolean | null> {
  try {
    const photoUrl = await photoOf(ticket);
    const kept: KeptTicket = {
      ticket: { ...ticket, photoUrl, idCard: maskIdCard(ticket.idCard) },
      readTime: ticket.serverTime,
    };
    const key = await makeKey();
    const sealed = await seal(key, nameOf(student, periodId), JSON.stringify(kept));
    if (studentNow() !== student) return null;
    const isStored = await inDatabase(async (database) => {
      if (studentNow() !== student) return false;
      const transaction = database.transaction('tickets', 'readwrite');
      await transaction.store.clear();
      await transaction.store.put({ key, sealed }, nameOf(student, periodId));
      await transaction.done;
      return studentNow() === student;
    });
    const lastDay =
      ticket.items
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '';
    if (isStored) writeLocal(ticketKey(student), lastDay);
    return isStored && readLocal(ticketKey(student)) === lastDay;
  } catch {
    return false;
  }
}

/** Reads a student's ticket for a period from this device; null without one, and when it cannot be read. */
export async function readKeptTicket(student: string, periodId: string): Promise<KeptTicket | null> {
  if (readLocal(ticketKey(student)) === null) return null;
  try {
    const name = nameOf(student, periodId);
    const row = await inDatabase((database) => database.get('tickets', name));
    if (row === undefined) return null;
    const result = safeParse(keptSchema, JSON.parse(await unseal(row.key, name, row.sealed)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The photo as a data URL: its address works for minutes only. Empty without one, and where it is too large. */
async function photoOf({ photoUrl }: Ticket): Promise<string> {
  if (photoUrl === '') return '';
  try {
    const answer = await fetch(photoUrl, { credentials: 'include' });
    const photo = await answer.blob();
    if (!answer.ok || !photo.type.startsWith('image/') || photo.size > maxPhotoBytes) return '';
    const text = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(photo);
    });
    return text.length <= maxPhotoBytes ? text : '';
  } catch {
    return '';
  }
}

/** The student whose session this browser has, by what local storage says now; null without one. */
function studentNow(): string | null {
  try {
    const session = JSON.parse(readLocal('qianwei_student') ?? '{}') as { id?: unknown };
    return typeof session.id === 'string' ? session.id : null;
  } catch {
    return null;
  }
}
