import { signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import type { Database } from '../../../../db/database.ts';
import { type SheetColumn, safeText, sheetBytes } from '../../../../files/workbook.ts';
import { seatNoText } from '../../../../studies/registrations.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import { examNoOf } from '../../sign-up-facts.ts';
import { type BatchName, requireBatch } from '../batch/named-batch.ts';
import { type Arranged, readArranged } from './batch-places.ts';

/** As text: numbers keep their zeros, and a date that staff type stays what was typed. */
const text = (header: string, width: number, value: (own: Arranged) => string): SheetColumn<Arranged> => ({
  column: { header, width, style: { numFmt: '@' } },
  value: (own) => safeText(value(own)),
});

/** The 准考证号 is the one on the ticket; where that is not the one of the 考籍, both are there. */
const columnsOf = (batch: SignUpBatchRow): readonly SheetColumn<Arranged>[] => [
  text('报名号', 20, ({ row }) => row.signUpNo),
  text('准考证号', 16, ({ row, examineeNo }) => examNoOf(batch, row, examineeNo)),
  ...(batch.type === 'ENGLISH' ? [text('自考准考证号', 16, ({ examineeNo }) => examineeNo)] : []),
  text('姓名', 12, ({ name }) => name),
  text('课程代码', 10, ({ course }) => course?.courseCode ?? ''),
  text('课程名称', 28, ({ course }) => course?.name ?? ''),
  text('语种', 8, ({ row: { language } }) => (language === null ? '' : signUpLanguageTitles[language])),
  text('所选考点', 20, ({ chosenSite }) => chosenSite),
  text('日期', 12, ({ place }) => place?.examDate ?? ''),
  text('开始', 8, ({ place }) => place?.startTime ?? ''),
  text('结束', 8, ({ place }) => place?.endTime ?? ''),
  text('考点', 24, ({ place }) => place?.siteName ?? ''),
  text('地址', 40, ({ place }) => place?.siteAddress ?? ''),
  text('考场', 14, ({ place }) => place?.room ?? ''),
  text('座位号', 8, ({ place }) => seatNoText(place?.seatNo ?? null)),
];

/** Everything to be arranged in a batch, as a workbook that `sign-ups:arrange` reads; and how much there is. */
export async function placesWorkbook(
  db: Database,
  name: BatchName,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly total: number; readonly unplaced: number }> {
  const { batch, items } = await db.transaction(async (tx) => {
    const found = await requireBatch(tx, name);
    return { batch: found, items: await readArranged(tx, found, { isLocked: false }) };
  });
  return {
    bytes: await sheetBytes({ name: '考场编排', columns: columnsOf(batch), items }),
    total: items.length,
    unplaced: items.filter(({ place }) => place === null).length,
  };
}
