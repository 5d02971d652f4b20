import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { batchLanes, pointTitle } from './batch-points.ts';
import { beforeTopic, booked, filed, toBook, twoTheses } from './thesis-list.fixtures.ts';

const now = parseMoment(storyTime);
const namesOf = (data: typeof toBook) =>
  batchLanes(data.list, now).map(({ points }) => points.map(pointTitle));

describe('/thesis/index 批次日程', () => {
  it('has the days to come of each thesis, stages that end together as one', () => {
    expect(namesOf(beforeTopic)).toEqual([
      ['选题截止', '开题报告截止', '初稿截止', '修改稿截止', 'AI使用说明、定稿截止'],
    ]);
  });

  it('leaves out what is over or passed, and shows a booked defence in the place of its booking', () => {
    expect(namesOf(toBook)).toEqual([['答辩预约截止']]);
    expect(namesOf(booked)).toEqual([['线上答辩']]);
    expect(namesOf(filed)).toEqual([]);
  });

  it('puts all theses on one axis, the days in their order, today before all of them', () => {
    const places = batchLanes(twoTheses.list, now).flatMap(({ points }) => points.map(({ at }) => at));
    expect(places.every((at) => at > 0.08 && at < 1)).toBe(true);
    const [first, second] = batchLanes(twoTheses.list, now);
    expect(first?.points[0]?.at).toBeLessThan(second?.points[0]?.at ?? 0);
    expect(second?.points.map(({ at }) => at)).toEqual(second?.points.map(({ at }) => at).toSorted());
  });

  it('puts labels that would touch into rows below each other', () => {
    const [thesis] = beforeTopic.list;
    const close = ['2026-11-25 00:00:00', '2026-11-26 00:00:00', '2027-03-01 00:00:00'] as const;
    const stages = ['TOPIC', 'REPORT', 'DRAFT'] as const;
    const schedule = close.map((endTime, index) => ({
      ...{ stage: stages[index] ?? 'TOPIC', startTime: null, endTime },
    }));
    const [lane] = batchLanes([{ ...thesis!, schedule }], now);
    expect(lane?.points.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(lane?.lastRow).toBe(1);
  });

  it('marks what is due within seven days', () => {
    const [lane] = batchLanes(toBook.list, now);
    expect(lane?.points.map(({ isSoon, isNext }) => [isSoon, isNext])).toEqual([[true, true]]);
  });

  it('what is handed in is no longer marked', () => {
    const [thesis] = beforeTopic.list;
    const soonWhile = (status: 'TODO' | 'SUBMITTED') => {
      const stages = thesis!.stages.map((stage) => (stage.code === 'TOPIC' ? { ...stage, status } : stage));
      return batchLanes([{ ...thesis!, stages }], now)[0]?.points[0]?.isSoon;
    };
    expect([soonWhile('TODO'), soonWhile('SUBMITTED')]).toEqual([true, false]);
  });

  it('leaves out the booking of a defence until it opens: a second check may come before it', () => {
    const [thesis] = toBook.list;
    const stages = thesis!.stages.map((stage) =>
      stage.code === 'DEFENCE' ? { ...stage, status: 'LOCKED' as const } : stage,
    );
    expect(batchLanes([{ ...thesis!, stages }], now)).toEqual([]);
  });
});
