import type { ScoresHistory, TestRecord } from '@qianwei/api/contract/exam/history';
import { parseMoment } from '@qianwei/api/time/moment';
import { dayWords, listDay } from '@qianwei/api/time/words';
import type { TrendChartProps } from '@qianwei/ui/TrendChart';

/** The attempts of one batch. */
export interface BatchTries {
  bizId: string;
  /** Empty without a batch. */
  name: string;
  list: readonly TestRecord[];
}

/** The attempts by batch, each in its order; the batches in the order of their first attempt. */
export function byBatch(list: readonly TestRecord[]): BatchTries[] {
  const batches = new Map<string, TestRecord[]>();
  for (const record of list) {
    const records = batches.get(record.bizId);
    if (records) records.push(record);
    else batches.set(record.bizId, [record]);
  }
  return [...batches].map(([bizId, records]) => ({ bizId, name: records[0]?.bizName ?? '', list: records }));
}

/** The attempts as the chart draws them, in percent of the total score; a running one is not drawn. */
export function trendOf({ list, totalScore }: ScoresHistory): TrendChartProps['periods'] {
  return list
    .filter(({ status }) => status !== 'RUNNING')
    .map(({ testRecordId, startTime, status, score, tryNo, bizName }) => {
      const isVoid = status === 'VOID';
      return {
        id: testRecordId,
        label: listDay(startTime, parseMoment(startTime)),
        name: `${bizName}第 ${tryNo} 次，${dayWords(startTime)}`,
        attempts: [
          {
            id: testRecordId,
            score: isVoid || score === null ? null : percentOf(score, totalScore),
            note: isVoid ? '作废' : '待批阅',
          },
        ],
      };
    });
}

/** A score in percent of the total, to one decimal. */
export const percentOf = (score: number, total: number) =>
  total === 100 ? score : Math.round((1000 * score) / Math.max(1, total)) / 10;
