import type { Occasion } from '@qianwei/api/contract/fields';
import { type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { isSoon } from '../shared/thesis-words.ts';

/** Row of a label, from 0. */
type LabelRow = 0 | 1 | 2 | 3;

/** A day of a batch that is still to come. */
export interface BatchPoint {
  readonly id: string;
  /** 开题报告, 预约, or two stages that end together: AI使用说明、定稿. */
  readonly name: string;
  readonly moment: DateTime;
  readonly occasion: Occasion;
  /** The next one of its thesis. */
  readonly isNext: boolean;
  /** Within seven days, and not handed in yet. */
  readonly isSoon: boolean;
  /** Place on the axis, 0 to 1. */
  readonly at: number;
  /** Row of its label below the line: labels that would touch are below each other. */
  readonly row: LabelRow;
}

/** The days of one thesis. */
export interface BatchLane {
  readonly studentPlanId: string;
  readonly majorName: string;
  readonly planName: string;
  readonly points: readonly BatchPoint[];
  /** The last row of its labels. */
  readonly lastRow: LabelRow;
}

/** Share of the axis before today. */
export const pastShare = 0.08;
/** Share of the axis after the last day: half of its label. */
const endShare = 0.07;
/** The last row for which a lane has room. */
const lastRow = 3;
/** Share of the axis that a character of a label needs, and the characters of its date. */
const characterShare = 0.017;
const dateCharacters = 6;

const pointNames: Readonly<Partial<Record<ThesisStage, string>>> = {
  CHECK: '再次检测',
  DEFENCE: '答辩预约',
};

type Dated = Pick<BatchPoint, 'name' | 'moment' | 'occasion'> & {
  /** All that it names is handed in. */
  readonly isHandedIn: boolean;
};

/** The days that are still to come, the first first; stages that end together are one. */
function datedPoints({ schedule, stages, defence }: ListedThesis, now: number): Dated[] {
  const statusOf = (stage: ThesisStage) => stages.find(({ code }) => code === stage)?.status;
  // A place at the defence is booked once the thesis is judged: until then its days can change.
  const isDone = (stage: ThesisStage) =>
    statusOf(stage) === 'PASSED' ||
    (stage === 'DEFENCE' && (defence !== null || statusOf(stage) === 'LOCKED'));
  const ends = schedule.flatMap(({ stage, endTime }) =>
    endTime === null || isDone(stage) || parseMoment(endTime) <= now ? [] : [{ stage, endTime }],
  );
  const moments = [...new Set(ends.map(({ endTime }) => endTime))];
  const begun: Dated[] =
    defence === null
      ? []
      : [
          {
            name: defence.isOnline ? '线上答辩' : '现场答辩',
            moment: defence.startTime,
            occasion: 'START',
            isHandedIn: false,
          },
        ];
  return [
    ...begun,
    ...moments.map(
      (moment): Dated => ({
        name: ends
          .filter(({ endTime }) => endTime === moment)
          .map(({ stage }) => pointNames[stage] ?? thesisStageTitles[stage])
          .join('、'),
        moment,
        occasion: 'DEADLINE',
        isHandedIn: ends.every(({ stage, endTime }) => endTime !== moment || statusOf(stage) === 'SUBMITTED'),
      }),
    ),
  ].sort((a, b) => (a.moment < b.moment ? -1 : 1));
}

/** Share of the axis that a label needs. */
const labelShare = ({ name }: Dated) => Math.max(name.length, dateCharacters) * characterShare;

/** Puts the labels, which stand at these places, into rows, each into the first in which it does not touch the one before. */
function rowsOf(days: readonly Dated[], places: readonly number[]): LabelRow[] {
  const ends: number[] = [];
  return days.map((day, index) => {
    const [at, half] = [places[index] ?? 0, labelShare(day) / 2];
    const free = ends.findIndex((end) => at - half >= end);
    const row = Math.min(free < 0 ? ends.length : free, lastRow) as LabelRow;
    ends[row] = at + half;
    return row;
  });
}

/** 批次日程: the days to come of every thesis on one axis; none without any. `now` in ms, by the server's clock. */
export function batchLanes(list: readonly ListedThesis[], now: number): BatchLane[] {
  const dated = list
    .map((thesis) => ({ thesis, days: datedPoints(thesis, now) }))
    .filter(({ days }) => days.length > 0);
  const last = Math.max(...dated.flatMap(({ days }) => days.map(({ moment }) => parseMoment(moment))));
  const place = (moment: DateTime) =>
    pastShare + ((parseMoment(moment) - now) / (last - now)) * (1 - pastShare - endShare);
  return dated.map(({ thesis, days }): BatchLane => {
    const { studentPlanId, majorName, planName } = thesis;
    const places = days.map(({ moment }) => place(moment));
    const rows = rowsOf(days, places);
    return {
      ...{ studentPlanId, majorName, planName },
      lastRow: Math.max(...rows) as LabelRow,
      points: days.map(({ isHandedIn, ...day }, index) => ({
        ...day,
        id: `${studentPlanId}-${day.moment}`,
        isNext: index === 0,
        isSoon: !isHandedIn && isSoon(day.moment, now),
        at: places[index] ?? 0,
        row: rows[index] ?? 0,
      })),
    };
  });
}

/** `开题报告截止`, `线上答辩` */
export const pointTitle = ({ name, occasion }: Pick<BatchPoint, 'name' | 'occasion'>): string =>
  occasion === 'DEADLINE' ? `${name}截止` : name;
