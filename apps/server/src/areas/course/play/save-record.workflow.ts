import type { PlayRecord, savePlayRecord } from '@qianwei/api/contract/course/play';
import type { PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { courseRateOf, rateOf, updateCourseRate } from '../../../learning/course-rate.ts';
import { formatDateTime } from '../../../time.ts';
import { chooseOwnBatch, countedRanges, listOwnBatches } from '../shared/batches.ts';
import { isFinished, secondsWithin } from '../shared/watched.ts';
import { findActive, shownHolder } from './hold-player.ts';
import { allowanceOf, allowanceWithin, passedMs, secondsOf } from './play-allowance.ts';
import { type LockedPlay, lockPlay, type PlayChange, writePlay } from './play-rows.ts';
import { dragLimit } from './play-settings.ts';
import { firstSeconds, secondsIn, shownRanges } from './second-ranges.ts';

type Payload = PayloadOf<typeof savePlayRecord>;

type Session = LockedPlay['session'];

/**
 * The session as far as watching counts: at the end of the service it ends too. What was watched before is taken however late it
 * arrives, since the time until then is what may be reported; what is watched after that is not.
 */
const untilService = ({ session, serviceEnd }: LockedPlay): Session =>
  serviceEnd !== null && (session.endedAt === null || serviceEnd < session.endedAt)
    ? { ...session, endedAt: serviceEnd }
    : session;

/** True when a heartbeat is newer than the one whose position is kept. */
const isNewer = ({ startedAt }: Session, seq: number, { positionSince, positionSeq }: LockedPlay['record']) =>
  startedAt > positionSince || (startedAt.getTime() === positionSince.getTime() && seq > positionSeq);

/** Seconds that a heartbeat adds to the day: none when it came before, and never more than its session has played. */
function studiedSeconds(session: Session, { within }: LockedPlay, payload: Payload, now: Date): number {
  if (payload.seq <= session.seq) return 0;
  const played = secondsIn(within) / payload.speed;
  return Math.round(Math.min(played, passedMs(session, now) / 1000));
}

/** The part of what is taken that counts for each batch: as much as may have been played while it was open. */
const batchSeconds = (
  session: Session,
  { batches, taken, speed }: Pick<LockedPlay, 'batches'> & Pick<PlayChange, 'taken'> & { speed: number },
  now: Date,
): PlayChange['forBatches'] =>
  batches
    .map(({ id, ...window }) => ({
      batchId: id,
      seconds: firstSeconds(taken, secondsOf(allowanceWithin(session, speed, window, now))),
    }))
    .filter(({ seconds }) => seconds.length > 0);

/** Weighs a heartbeat: its changes, and how many of its seconds count and how many are refused. */
function weigh(play: LockedPlay, payload: Payload, now: Date) {
  const session = untilService(play);
  const { lesson, record, reported, within, fresh, uncounted } = play;
  const allowance = allowanceOf(session, payload.speed, now);
  const taken = firstSeconds(uncounted, secondsOf(allowance));
  const counted = taken.reduce((sum, [start, end]) => sum + secondsWithin(fresh, start, end), 0);
  const watched = record.watched + counted;
  const { position, positionSince, positionSeq, device } = record;
  const change: PlayChange = {
    taken,
    watched,
    furthest: Math.max(record.furthest, taken.at(-1)?.[1] ?? 0),
    forBatches: batchSeconds(session, { batches: play.batches, taken, speed: payload.speed }, now),
    finished: isFinished(watched, lesson.duration),
    playedAt: now > record.playedAt ? now : record.playedAt,
    ...(isNewer(session, payload.seq, record)
      ? {
          position: Math.min(payload.position, lesson.duration),
          positionSince: session.startedAt,
          positionSeq: payload.seq,
          device: session.device,
        }
      : { position, positionSince, positionSeq, device }),
    allowance: allowance - secondsIn(taken) * 1000,
    beatAt: now > session.beatAt ? now : session.beatAt,
    seq: Math.max(session.seq, payload.seq),
    studied: studiedSeconds(session, play, payload, now),
  };
  const refused = secondsIn(reported) - secondsIn(within) + secondsIn(uncounted) - secondsIn(taken);
  return { change, counted, refused, allowance };
}

/**
 * Saves what was watched since the last answer, in one transaction that holds the session and the record. A repeat changes
 * nothing: only seconds that are new to the lesson, or to a batch that they count for, are taken, and only they use up what
 * the session may report.
 */
export async function saveRecord(context: StudentContext, payload: Payload): Promise<PlayRecord> {
  const { db, clock, log } = context;
  const { studentId } = context.session;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const play = await lockPlay(tx, studentId, payload, now);
    if (play === undefined) throw notFound();
    const { session, lesson } = play;
    const { change, counted, refused, allowance } = weigh(play, payload, now);
    if (refused > 0)
      log.info('watched seconds refused', {
        ...{ lessonId: lesson.id, refused, duration: lesson.duration, allowance },
      });
    const ranges = await writePlay(tx, play, { studentId, change, now });
    const course = { studentId, courseId: lesson.courseId };
    const courseRate =
      counted > 0
        ? await updateCourseRate(tx, course, now)
        : await courseRateOf(tx, studentId, lesson.courseId);
    const countedForBatch =
      payload.bizType === undefined ? null : await countedRanges(tx, { ...course, lessonId: lesson.id }, now);
    const batches =
      payload.bizType === undefined ? [] : await listOwnBatches(tx, studentId, lesson.courseId, now);
    const active = session.endedAt === null ? undefined : await findActive(tx, studentId);
    return {
      ranges: shownRanges(countedForBatch ?? ranges),
      watchRate: rateOf(change.watched, lesson.duration),
      furthest: change.furthest,
      dragLimit: change.finished ? null : dragLimit,
      finished: change.finished,
      refused,
      courseRate,
      batchRate: chooseOwnBatch(batches, undefined, now)?.learnRate ?? null,
      heldElsewhere: active === undefined ? null : shownHolder(active),
      serverTime: formatDateTime(now),
    };
  });
}
