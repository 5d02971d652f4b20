import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import { thesisCheck } from '../../../db/schema/thesis-judging.ts';
import type { DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { writePdf } from '../../../documents/plain-pdf.ts';
import { formatDateTime } from '../../../time.ts';
import type { PlacedThesis } from './placed-theses.ts';

/** Stores the published check of a demo thesis with its 检测报告; nothing for a thesis without one. `versionId` is the checked text. */
export async function addCheck(
  {
    db,
    calendar,
    stage,
  }: { readonly db: Database; readonly calendar: DemoCalendar; readonly stage: DemoStage },
  {
    studentId,
    studentPlanId,
    versionId,
  }: Readonly<Record<'studentId' | 'studentPlanId', string>> & {
    readonly versionId: string | null;
  },
  { name, title, check, stages }: PlacedThesis,
): Promise<void> {
  const { decided } = stages.find(({ code }) => code === 'CHECK') ?? {};
  if (check === undefined || decided === undefined) return;
  const publishTime = calendar.at(decided);
  const content = writePdf('论文检测报告', [
    `论文题目：《${title}》`,
    `作者：${name}`,
    '第 1 次检测',
    `总文字复制比：${check.dupRate}%`,
    `去除引用复制比：${check.dupRateNoQuote}%`,
    `AIGC 疑似度：${check.aigcRate}%`,
    `结果：${check.result === 'PASSED' ? '达到标准' : '没有达到标准'}`,
    `公布时间：${formatDateTime(publishTime)}`,
  ]);
  const reportFileId = stage.random.id();
  await db.insert(file).values({
    ...(await stage.files.save(content)),
    ...{ id: reportFileId, studentId, bizId: studentPlanId, scene: 'THESIS_CHECK', name: '检测报告.pdf' },
    ...{ size: content.length, mime: 'application/pdf', storedAt: publishTime },
  });
  await db.insert(thesisCheck).values({
    ...{ studentPlanId, roundNo: 1, no: 1, versionId, ...check, reportFileId, publishTime },
  });
}
