import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { collectWayTitles } from '@qianwei/api/contract/graduation/graduation-document';
import type { Day } from '@qianwei/api/time/moment';
import {
  dayWords,
  momentWords,
  monthWords,
  occasionWords,
  pastWords,
  remainingWords,
} from '@qianwei/api/time/words';
import { institution } from '../../institution/institution.ts';
import {
  applyStatusLooks,
  followingBatchWords,
  levelPlaceWords,
  previewWords,
} from '../../shared/apply/apply-words.ts';
import type { Lead } from '../../shared/page/PageLead.tsx';
import { graduationParts, missingConditions } from './graduation-parts.ts';
import type { Mending } from './mending.ts';

/** The page's one action: begin or go on filling in, mend what was returned and hand it in again, or plan what is still to be studied. */
type GraduationAction = 'FILL' | 'GO_ON' | 'MEND' | 'MEND_ON' | 'RESUBMIT' | 'PLAN';

/** Conditions that are met by exams and defences alone, in no batch that is open already. */
const studied: readonly string[] = ['COURSES', 'PRACTICES', 'THESIS'];

type GraduationLead = Omit<Lead<GraduationAction, readonly string[]>, 'state'> & Pick<Lead<never>, 'state'>;

/** True while the form can be filled in, also when a condition is lacking: it is complete by then. */
export const isFillable = ({ status, batch, editableParts }: GraduationApply): boolean =>
  editableParts.length > 0 && (status === 'RETURNED' || (status === 'DRAFT' && batch?.status === 'OPEN'));

function draftLead(apply: GraduationApply, now: number): GraduationLead {
  const { batch, draft, obstacle, rules, isEnded } = apply;
  const state = applyStatusLooks.DRAFT;
  // A 考籍 that has ended: nothing is looked at any more.
  if (isEnded && obstacle !== null)
    return { state, title: '没有要办的毕业申请', text: [`${obstacle.reason}。`], action: null };
  if (batch === null)
    return {
      state,
      title: '毕业申请的批次还没有公布',
      text: [followingBatchWords(apply), ...early(apply)],
      action: null,
    };
  const { name, startTime, endTime } = batch;
  const window = `${momentWords(startTime)} 至 ${momentWords(endTime, 'end')} 受理`;
  if (batch.status === 'UPCOMING')
    return {
      state,
      title: `${name}毕业申请还没有开始`,
      text: [`${window}，${remainingWords(startTime, now, 'START')}。`, ...early(apply)],
      action: null,
    };
  if (rules === null && batch.status === 'OPEN')
    return {
      state,
      title: `${name}毕业申请的规定还没有公布`,
      text: [`${window}。`, ...early(apply)],
      action: null,
    };
  if (batch.status === 'CLOSED')
    return {
      state,
      title: `${name}毕业申请已截止`,
      text: [
        `${window}。${followingBatchWords(apply)}`,
        ...(draft === null ? [] : ['上次填的内容还在，列在下面，下一批可以照着填。']),
        ...early(apply),
      ],
      action: null,
    };
  const missing = missingConditions(apply);
  const lacking = missing.length;
  const action = draft === null ? 'FILL' : 'GO_ON';
  const until = `${occasionWords(endTime, now)}。`;
  if (missing.some(({ code }) => studied.includes(code)))
    return {
      state,
      title: `还差 ${lacking} 项条件，本批赶不上`,
      text: [until, '课程、论文都合格后，在当时受理的批次申请。'],
      action: 'PLAN',
    };
  if (lacking > 0)
    return {
      state: { shape: 'triangle', tone: 'warning' },
      title: `还差 ${lacking} 项条件，齐了就能提交`,
      text: [until, '登记表和材料可以先填，填的内容自动保存。'],
      action,
    };
  return {
    state: { shape: 'check', tone: 'success' },
    title: draft === null ? '条件齐了，可以申请毕业' : '接着填毕业申请',
    text: [until, '填登记表、交材料、手写签名，就能提交；填的内容自动保存。'],
    action,
  };
}

/** Before a window: what is missing is known by then. */
const early = (apply: GraduationApply): string[] =>
  [
    previewWords(apply),
    missingConditions(apply).length === 0 ? '' : '下面是现在的核验结果，缺的几项可以先办。',
  ].filter(Boolean);

/** Title and action of a return of so many parts. */
function mendingLead(count: number, { done, left }: Pick<Mending, 'done' | 'left'>) {
  if (count === 0) return { title: '退回补正：改好就能重新提交', action: 'MEND' as const };
  if (left.length === 0) return { title: `${count} 处都改好了，签名后重新提交`, action: 'RESUBMIT' as const };
  if (done.length > 0)
    return { title: `已改好 ${done.length} 处，还剩 ${left.length} 处`, action: 'MEND_ON' as const };
  return { title: `退回补正：改好 ${count} 处就能重新提交`, action: 'MEND' as const };
}

function returnedLead(apply: GraduationApply, now: number, mending: Mending | null): GraduationLead {
  const { returned, parts } = apply;
  const toMend = graduationParts.returnedOf(apply);
  const count = toMend.length;
  const rest = parts.length - count;
  const lead = mendingLead(count, mending ?? { done: [], left: toMend });
  return {
    ...lead,
    state:
      lead.action === 'RESUBMIT'
        ? { shape: 'check', tone: 'success' }
        : { shape: 'triangle', tone: 'danger' },
    text:
      returned === null
        ? []
        : [
            `${returned.by} ${pastWords(returned.time, now)} 退回。${momentWords(returned.until, 'end')} 前重交，${remainingWords(returned.until, now)}。`,
            ...(returned.opinion === '' ? [] : [`审核意见：${returned.opinion}`]),
            ...(count > 0 && rest > 0 ? [`其余 ${rest} 项已锁定，不用重交。`] : []),
          ],
  };
}

/** The diploma: number, day, and how it is collected. */
function grantedText({ certificate, document }: GraduationApply): string[] {
  const { phone } = institution.service;
  const way = document?.collectWay;
  return [
    ...(certificate === null
      ? []
      : [`证书编号 ${certificate.certNo}，${dayWords(certificate.issueDay)} 签发。`]),
    ...(way === null || way === undefined
      ? []
      : [
          way === 'MAIL'
            ? `登记的领取方式是${collectWayTitles.MAIL}，寄给${document?.collectName}，${document?.collectAddress}。`
            : `登记的领取方式是${collectWayTitles[way]}${way === 'PROXY' ? `，代领人${document?.collectName}` : ''}，请带身份证原件。时间地点可问自考办 ${phone}。`,
        ]),
  ];
}

/** The state in one sentence, its meaning and the way on. `mending`: how far a returned one is mended; default not begun. */
export function graduationLead(
  apply: GraduationApply,
  now: number,
  mending: Mending | null = null,
): GraduationLead {
  const { status, level, levels, timeline, certificateMonth, withdrawable } = apply;
  const state = applyStatusLooks[status];
  const at = levelPlaceWords(apply);
  const month =
    certificateMonth === null ? '' : `毕业证书预计 ${monthWords(`${certificateMonth}-01` as Day)} 制发。`;
  const last = timeline.events.at(-1);
  switch (status) {
    case 'DRAFT':
      return draftLead(apply, now);
    case 'RETURNED':
      return returnedLead(apply, now, mending);
    case 'SUBMITTED':
      return {
        state,
        title: `已提交，等${applyLevelTitles[level]}审核`,
        text: [`${at}。有结果会显示在这一页。${withdrawable ? '审核开始前可以撤回。' : ''}`],
        action: null,
      };
    case 'AUDITING':
      return {
        state,
        title: `审核到${applyLevelTitles[level]}了`,
        text: [`${at}。现在不用做什么，有结果会显示在这一页。`],
        action: null,
      };
    case 'APPROVED':
      return {
        state,
        title: `${levels.length} 级审核都通过了，等上报`,
        text: [month].filter(Boolean),
        action: null,
      };
    case 'REPORTED':
      return { state, title: '毕业名单已上报，等制发证书', text: [month].filter(Boolean), action: null };
    case 'PUBLICITY':
    case 'GRANTED':
      return { state, title: '毕业证书已制发', text: grantedText(apply), action: null };
    case 'REJECTED':
      return {
        state,
        title: '本次毕业申请没有通过',
        text: [
          ...(last === undefined || last.opinion === '' ? [] : [`审核意见：${last.opinion}`]),
          `对结果有疑问，可以问自考办 ${institution.service.phone}。${followingBatchWords(apply)}`,
        ],
        action: null,
      };
    case 'EXPIRED':
      return {
        state,
        title: '补正期限已过，本次申请已终止',
        text: [
          `${last === undefined ? '' : `补正到 ${momentWords(last.time, 'end')} 为止。`}课程、学分和论文成绩都不受影响，下一批可以重新申请。`,
          followingBatchWords(apply),
        ],
        action: null,
      };
  }
}
