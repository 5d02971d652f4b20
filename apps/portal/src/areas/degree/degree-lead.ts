import type { ApplicationStep } from '@qianwei/api/contract/application';
import type { Way } from '@qianwei/api/contract/eligibility';
import { isLacking } from '@qianwei/api/contract/graduation/apply';
import { type ApplyStatus, applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { parseMoment } from '@qianwei/api/time/moment';
import { dayWords, momentWords, occasionWords } from '@qianwei/api/time/words';
import {
  applyStatusLooks,
  followingBatchWords,
  levelPlaceWords,
  mendDeadline,
  previewWords,
} from '../../shared/apply/apply-words.ts';
import { bareReason } from '../../shared/page/bare-reason.ts';
import type { Lead } from '../../shared/page/PageLead.tsx';
import { linkOf } from '../../shared/page/WhyNot.tsx';
import { daysLeft } from './degree-words.ts';

/** The page's one primary action: to fill in the form, or the way out of what is in the way. */
type DegreeAction =
  | { readonly kind: 'FORM'; readonly text: string }
  | { readonly kind: 'WAY'; readonly way: Way };

/** The lead of 学位申请. */
export type DegreeLead = Lead<DegreeAction>;

type Apply = DegreeApply;

/** Opinion of staff with the last step of a kind; empty without any. */
const saidWith = ({ timeline }: Apply, step: ApplicationStep): string =>
  timeline.events.findLast((event) => event.step === step)?.opinion ?? '';

/** The conditions that are lacking, that are counted later, and the rest. */
function conditionCounts(conditions: Apply['conditions']) {
  const later = conditions.filter(({ ok, isLater }) => isLater && !ok).length;
  const lacking = conditions.filter(isLacking);
  return { lacking, later, met: conditions.length - later - lacking.length, all: conditions.length };
}

const lackingTitle = (lacking: Apply['conditions']): string => `现在还不能申请：还差 ${lacking.length} 项`;

/** A condition is lacking for good: the degree cannot be reached, and graduating goes on as it is. */
function finalLead(
  lacking: Apply['conditions'],
  final: Apply['conditions'],
  isGraduated: boolean,
): DegreeLead {
  const names = final.map(({ name }) => `“${name}”`).join('、');
  const graduation = lacking.find(({ code }) => code === 'GRADUATED')?.way ?? null;
  const goesOn = isGraduated ? '毕业证书不受影响。' : '毕业不受影响，照常办毕业申请。';
  return {
    state: { shape: 'dash', tone: 'muted', word: '条件不足' },
    title: lackingTitle(lacking),
    text: `其中${names}没有能再补的办法，按现有的成绩和记录达不到学位条件。${goesOn}`,
    action: graduation === null || linkOf(graduation) === null ? null : { kind: 'WAY', way: graduation },
  };
}

/** Before anything is handed in, while a condition is lacking. */
function lackingLead(apply: Apply): DegreeLead {
  const { lacking, later, met, all } = conditionCounts(apply.conditions);
  const isGraduated = apply.deadline !== null;
  const final = lacking.filter(({ isFinal }) => isFinal);
  if (final.length > 0) return finalLead(lacking, final, isGraduated);
  const [first] = lacking.flatMap(({ way }) => (way !== null && linkOf(way) !== null ? [way] : []));
  const counted = later === 0 ? '' : `，${later} 项毕业后起算`;
  const advice = isGraduated
    ? '下面写着每一项还差多少、怎么补。'
    : `还没有毕业，先把能办的办好${apply.pathways.length === 2 ? '，再定走哪条路' : ''}。`;
  return {
    state: { shape: 'open', tone: 'warning', word: isGraduated ? '条件不足' : '毕业前预检' },
    title: lackingTitle(lacking),
    text: `${previewWords(apply)}${all} 项条件中 ${met} 项已满足${counted}。${advice}`,
    action: first === undefined ? null : { kind: 'WAY', way: first },
  };
}

/** Before anything is handed in, when only the time or the rules are in the way. */
function blockedLead(apply: Apply, obstacle: NonNullable<Apply['obstacle']>, now: number): DegreeLead {
  const { batch, deadline } = apply;
  const isLate = deadline !== null && parseMoment(deadline) <= now;
  const isAhead = batch?.status === 'UPCOMING';
  return {
    state: isLate
      ? { shape: 'dash', tone: 'muted', word: '逾期' }
      : { shape: 'dotted', tone: 'muted', word: '不在申请时间' },
    title: isLate
      ? '申请期限已过'
      : isAhead
        ? `${apply.conditions.length === 0 ? '学位申请' : '条件都满足了，'}还没有开始`
        : '现在不能申请',
    text:
      isAhead && batch !== null
        ? `${batch.name}批次 ${occasionWords(batch.startTime, now, 'START')}。${previewWords(apply)}`
        : `${bareReason(obstacle)}。${isLate ? '' : followingBatchWords(apply)}`,
    action: linkOf(obstacle.way) === null ? null : { kind: 'WAY', way: obstacle.way },
  };
}

/** The form can be filled in; what a certificate proves may still be lacking. */
function openLead(apply: Apply, now: number): DegreeLead {
  const { batch, draft, document, deadline } = apply;
  const { lacking } = conditionCounts(apply.conditions);
  const own = deadline === null ? '' : daysLeft(deadline, now);
  const isWhole = lacking.length === 0;
  const begin = isWhole ? '条件都满足了，可以申请学士学位' : '可以填写申请表，外语用证书认定';
  return {
    state: { shape: 'check', tone: 'success', word: '可以申请' },
    title: (draft ?? document) === null ? begin : '接着填学位申请表',
    text: [
      ...(batch === null ? [] : [`本批 ${occasionWords(batch.endTime, now)}`]),
      ...(own === '' ? [] : [`本人的申请期限${own}`]),
    ]
      .join('；')
      .concat('。'),
    // A document without a draft was taken back.
    action: { kind: 'FORM', text: (draft ?? document) === null ? '开始填写' : '接着填写' },
  };
}

function draftLead(apply: Apply, now: number): DegreeLead {
  const { obstacle, deadline, conditions } = apply;
  if (obstacle === null) return openLead(apply, now);
  const isLate = deadline !== null && parseMoment(deadline) <= now;
  return conditionCounts(conditions).lacking.length > 0 && !isLate
    ? lackingLead(apply)
    : blockedLead(apply, obstacle, now);
}

/** 要改的 2 处; without items the whole is returned. */
const mendTitle = (count: number): string => (count === 0 ? '退回修改，请按意见改好' : `有 ${count} 处要改`);

/** Title and text of what was handed in. */
function standingWords(apply: Apply, now: number): { title: string; text: string } {
  const { status, level, returned, publicityEnd, certificate, receipt } = apply;
  const who = applyLevelTitles[level];
  switch (status) {
    case 'SUBMITTED':
      return {
        title: `已提交，等${who}审核`,
        text: `${receipt === null ? '' : `${momentWords(receipt.submitTime)} 提交，`}审核开始前可以撤回。`,
      };
    case 'RETURNED':
      return {
        title: mendTitle(returned?.items.length ?? 0),
        text:
          returned === null
            ? ''
            : `${who}退回，${mendDeadline(returned.until, now)}。${returned.items.length === 0 ? '改好后各级从头审。' : '改好后接着审，不用从头来。'}`,
      };
    case 'PUBLICITY':
      return {
        title: '名单正在公示',
        text: `${publicityEnd === null || parseMoment(publicityEnd) <= now ? '' : `公示到 ${momentWords(publicityEnd, 'end')}。`}没有异议就授予学位，证书编号会写在这里。`,
      };
    case 'GRANTED':
      return {
        title: '学士学位已授予',
        text:
          certificate === null
            ? ''
            : `学位证书编号 ${certificate.certNo}，${dayWords(certificate.issueDay)}签发。证书寄到申请时填的地址。`,
      };
    case 'REJECTED':
      return { title: '这次申请没有通过', text: saidWith(apply, 'REJECT') || followingBatchWords(apply) };
    case 'EXPIRED':
      return { title: '申请已逾期终止', text: saidWith(apply, 'EXPIRE') || followingBatchWords(apply) };
    default:
      return {
        title: `${who}正在审核`,
        text: `${levelPlaceWords(apply)}，一级通过后自动到下一级。`,
      };
  }
}

const statusTitles: Readonly<Record<ApplyStatus, string>> = {
  DRAFT: '草稿',
  SUBMITTED: '已提交',
  AUDITING: '审核中',
  RETURNED: '退回补正',
  APPROVED: '审核通过',
  REPORTED: '已上报',
  PUBLICITY: '公示中',
  GRANTED: '已授予',
  REJECTED: '未通过',
  EXPIRED: '逾期终止',
};

/** The state of the application in one sentence, its meaning, and the next step. */
export function degreeLead(apply: Apply, now: number): DegreeLead {
  const { status, obstacle } = apply;
  if (status === 'DRAFT') return draftLead(apply, now);
  return {
    state: { ...applyStatusLooks[status], word: statusTitles[status] },
    ...standingWords(apply, now),
    action: status === 'RETURNED' && obstacle === null ? { kind: 'FORM', text: '修改并重新提交' } : null,
  };
}
