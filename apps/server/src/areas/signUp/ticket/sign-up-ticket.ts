import { examDoorMinutes } from '@qianwei/api/contract/academic/exam-rules';
import { type Ticket, ticketVersion } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { type SignUpType, signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import type { PlaceChange } from '@qianwei/api/contract/sign-up/ticket';
import { calendarDaysLeft, momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { student } from '../../../db/schema/student.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice, toPage } from '../../../eligibility/ways.ts';
import type { CallContext } from '../../../http/implement.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireRecord } from '../../../studies/record.ts';
import { seatNoText } from '../../../studies/registrations.ts';
import { formatDateTime } from '../../../time.ts';
import { correctionEnd } from '../batches.ts';
import { examNoOf } from '../sign-up-facts.ts';
import { signUpPaths } from '../sign-up-kind.ts';
import { findHeld, type HeldTicket, listArranged, listChanges, placeChangeLine } from './held-ticket.ts';
import { ticketCode } from './ticket-code.ts';

const titles: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '实践考核准考证',
  ENGLISH: '学士学位英语考试准考证',
};

const missing: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '未查询到实践考核安排',
  ENGLISH: '未查询到准考证，请确认是否已审核通过',
};

/** 1050005 alike for a person who is not found and for one who has signed up for nothing. */
const noTicket = (type: SignUpType) => new Refusal(errorCode.notFound, missing[type]);

/** 考生须知 (content/texts/ticket). */
function noticesOf(type: SignUpType, { scorePublish }: HeldTicket['batch']): string[] {
  const { lastEntry, leave } = examDoorMinutes;
  return type === 'PRACTICE'
    ? [
        '请逐项核对姓名、证件号、照片、课程和考点，如有错误，立即联系主考院校。',
        '考核当天携带身份证原件和本准考证，两证缺一不可。',
        '不同课程可能安排在不同考点，请分别查看地址、考场和座位号，提前熟悉路线。',
        `开考 ${lastEntry} 分钟后禁止入场，开考 ${leave} 分钟内不得交卷离场。`,
        '手机、智能手表等通讯和存储设备不得带入考场，已经带来的，关机后放在指定位置。',
        '上机考核请先检查设备和软件，按要求及时保存文件，设备故障时举手报告，不要自行重启。',
        '需要提交报告或者作品的课程，按任务单的格式命名和提交，提交后确认显示“已提交”。',
        '两门课程时间冲突或者因病不能参加的，在考核前联系主考院校；本准考证可以重复打印。',
      ]
    : [
        '请核对姓名、证件号、照片、语种、考点、考场和座位号，如有错误，于考前联系考办，姓名和证件号不能在考场更改。',
        '凭身份证原件和本准考证入场，两证缺一不可。',
        `考试时间 120 分钟，请至少提前 30 分钟到达考点；开考 ${lastEntry} 分钟后禁止入场。`,
        '携带黑色墨水签字笔、2B 铅笔和橡皮；不得携带词典、电子设备和涂改用品。',
        '客观题用 2B 铅笔填涂在答题卡上，翻译和写作用黑色墨水笔写在规定区域内。',
        '领到试卷后先检查页数和印刷，填写姓名和准考证号，听到统一指令后开始作答。',
        '考试结束铃响立即停笔，试卷、答题卡和草稿纸均不得带出考场。',
        `成绩预计于 ${momentWords(scorePublish.getTime())} 公布，60 分及以上为合格；公布后 5 日内可以申请复核。`,
      ];
}

/** Step that a sign-up waits for before there can be a ticket, in Chinese with its moment; null once it is approved. */
function openStepOf({ row, batch }: HeldTicket): { readonly text: string; readonly wayText: string } | null {
  const { status, payDeadline, fee, paid } = row;
  if (status === 'UNPAID' && payDeadline !== null)
    return {
      text: `还没有缴费：${momentWords(payDeadline.getTime(), 'end')} 前缴 ${yuanWords(fee - paid)}，过时自动取消`,
      wayText: '去缴费',
    };
  if (status === 'RETURNED')
    return {
      text: `被退回，请先修改：${momentWords(correctionEnd(batch).getTime(), 'end')} 前重新提交，审核通过后才有准考证`,
      wayText: '去修改',
    };
  return status === 'PENDING' ? { text: '还没有审核通过，通过后才有准考证', wayText: '看我的报名' } : null;
}

/** Throws while the ticket of a sign-up is not open, with what the student can read of it already. */
function requireOpen(held: HeldTicket, hasPlaces: boolean, now: Date): void {
  const { batch } = held;
  const step = openStepOf(held);
  if (step !== null)
    throw blocked(errorCode.stateForbids, {
      reason: `${batch.name}的报名${step.text}`,
      way: toPage(step.wayText, signUpPaths[batch.type]),
    });
  if (now < batch.arrangePublish)
    throw blocked(errorCode.outsideWindow, {
      reason: `考场安排将于 ${momentWords(batch.arrangePublish.getTime())} 公布`,
      way: noWayOut('AGAIN'),
      nextTime: batch.arrangePublish,
    });
  if (now < batch.ticketOpen)
    throw blocked(errorCode.outsideWindow, {
      reason: `准考证将于 ${momentWords(batch.ticketOpen.getTime())} 开放打印`,
      way: noWayOut('AGAIN'),
      nextTime: batch.ticketOpen,
    });
  if (!hasPlaces)
    throw blocked(errorCode.stateForbids, {
      reason: `${batch.name}的考场原定 ${momentWords(batch.arrangePublish.getTime())} 公布，还没有安排好`,
      way: toOffice,
    });
}

/**
 * The ticket of a person's sign-up, see `getTicket`, and its changes as facts. `photoOf` makes the address of its photo.
 */
export async function signUpTicket(
  context: CallContext,
  studentId: string,
  { type, batchId }: { readonly type: SignUpType; readonly batchId?: string | undefined },
  photoOf: (fileId: string) => Promise<string>,
): Promise<{ readonly ticket: Ticket; readonly changes: readonly PlaceChange[] }> {
  const { db, clock, secrets } = context;
  const now = clock.now();
  const held = await findHeld(db, { studentId, type, batchId }, now);
  if (held === null) throw noTicket(type);
  const { row, batch } = held;
  const { items, arranged } = await listArranged(db, held);
  requireOpen(held, arranged.length > 0, now);
  const record = await requireRecord(db, row);
  const [holder] = await db.select().from(student).where(eq(student.id, studentId));
  if (holder === undefined) throw noTicket(type);
  const changes = await listChanges(db, items, batch);
  const sites = new Map(arranged.map(({ item }) => [item.siteName, item.siteAddress]));
  const language = row.language === null ? '' : signUpLanguageTitles[row.language];
  const ticket: Ticket = {
    ticketNo: row.signUpNo,
    ticketType: type,
    title: titles[type],
    periodName: batch.name,
    photoUrl: await photoOf(row.photoFileId),
    name: holder.name,
    gender: holder.gender,
    examineeNo: examNoOf(batch, row, record.record.examineeNo),
    idCard: secrets.decrypt(holder.idCardCipher),
    language: row.language,
    schoolName: record.schoolName,
    majorName: `${record.major.name}（${examLevelTitles[record.record.applyExamLevel]}）`,
    majorCode: record.major.majorCode,
    sites: [...sites].map(([name, address]) => ({ name, address })),
    items: arranged.map(({ item, course, examDate, seatNo, offer }) => ({
      courseCode: course?.courseCode ?? '',
      courseName: course?.name ?? `学士学位${language}考试`,
      assessForms: offer?.assessForms ?? [],
      date: examDate,
      startTime: item.startTime,
      endTime: item.endTime,
      siteName: item.siteName,
      room: item.room,
      seat: seatNoText(seatNo),
      carry: offer?.carry ?? '',
    })),
    notices: noticesOf(type, batch),
    verifyCode: ticketCode(secrets, { serial: row.serial, version: ticketVersion(changes) }),
    openTime: formatDateTime(batch.ticketOpen),
    endedOn: calendarDaysLeft(batch.examEnd, now.getTime()) < 0 ? batch.examEnd : null,
    voided: changes.length > 0,
    changes: changes.map((change) => ({ time: change.time, text: placeChangeLine(change) })),
    serverTime: formatDateTime(now),
  };
  return { ticket, changes };
}
