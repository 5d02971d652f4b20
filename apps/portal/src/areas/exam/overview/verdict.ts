import type { TestRecord } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { quotedTestName, testNoun } from '@qianwei/api/contract/exam/test-title';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords, nearMomentWords, nearWords, remainingWords } from '@qianwei/api/time/words';
import type { VerdictProps } from '@qianwei/ui/Verdict';
import { markingWords, triesWords } from '../shared/exam-labels.ts';

type Words = Pick<VerdictProps, 'state'> & { title: string; text: string };

/** How many attempts are allowed, and which one counts. */
function scoringWords(detail: TestDetail): string {
  const { best } = detail;
  const sofar = best === null ? '' : `，目前最高 ${best} 分`;
  return `${triesWords(detail)}，取最高分${sofar}。`;
}

function running(detail: TestDetail, left: NonNullable<TestDetail['running']>): Words {
  const now = parseMoment(detail.serverTime);
  const end = nearWords(now + left.leftSeconds * 1000, now, 'end');
  return {
    state: { shape: 'half', tone: 'danger', word: '进行中，计时没有停' },
    title: `第 ${Math.max(1, detail.usedTry)} 次${testNoun(detail.type)}还没交卷`,
    text: `已答 ${left.answered} 题，共 ${detail.questionCount} 题。${end} 自动交卷，已保存的答案都算数。`,
  };
}

function ready(detail: TestDetail): Words {
  const { best, passScore, usedTry } = detail;
  if (best !== null && best >= passScore)
    return {
      state: { shape: 'check', tone: 'success', word: '合格' },
      title: `已合格，最高 ${best} 分`,
      text: `想再提高可以再测，分数低了也不影响已有成绩。${scoringWords(detail)}`,
    };
  return {
    state: { shape: 'open', tone: 'default', word: '可以开始' },
    title: usedTry === 0 ? '准备好就可以开始' : `可以开始第 ${usedTry + 1} 次${testNoun(detail.type)}`,
    text: `开始后计时不停，请留足 ${detail.minutes} 分钟。${scoringWords(detail)}`,
  };
}

function usedUp(detail: TestDetail): Words {
  const { best, passScore, maxTry } = detail;
  const isPassed = best !== null && best >= passScore;
  return {
    state: isPassed
      ? { shape: 'check', tone: 'success', word: '已完成' }
      : { shape: 'cross', tone: 'danger', word: '次数用完' },
    title: isPassed ? `已完成：最高 ${best} 分，合格` : '可考次数已用完',
    text: isPassed
      ? `${maxTry} 次都已用完，成绩按最高的一次计入。`
      : `${maxTry} 次都已用完，最高 ${best ?? '—'} 分，合格线 ${passScore} 分。下一步请联系助学单位。`,
  };
}

const marking: Words = {
  state: { shape: 'half', tone: 'warning', word: '待批阅' },
  title: '已交卷，等待教师批阅',
  text: `客观题已经出分。${markingWords}`,
};

/**
 * The state of a test, for the top of its page: whether it can be started, why not, and until when. `records` are the
 * attempts so far, the newest first; `now` is ms by the server's clock.
 */
export function verdictOf(detail: TestDetail, records: readonly TestRecord[], now: number): Words {
  const { entry, openTime, closeTime, usedTry } = detail;
  const { reason = '', nextTime = null, way } = detail.obstacle ?? {};
  const noun = testNoun(detail.type);
  if (entry === 'RUNNING' && detail.running) return running(detail, detail.running);
  const isMarking = records[0]?.status === 'MARKING' || records[0]?.status === 'SUBMITTED';
  switch (entry) {
    case 'NOT_OPEN': {
      const from = nextTime ?? openTime;
      return {
        state: { shape: 'dotted', tone: 'muted', word: '未开放' },
        title: from === null ? `${noun}还没开放` : `${momentWords(from)} 开放`,
        text:
          from === null
            ? reason
            : `${remainingWords(from, now, 'OPENING')}。${closeTime === null ? '' : `开放到 ${momentWords(closeTime, 'end')}。`}`,
      };
    }
    case 'CLOSED':
      return {
        state: { shape: 'dash', tone: 'muted', word: '已截止' },
        title: `${noun}已经截止`,
        text:
          openTime === null || closeTime === null
            ? reason
            : `开放时间是 ${momentWords(openTime)} 至 ${momentWords(closeTime, 'end')}。已有的成绩和解析仍可查看。`,
      };
    case 'NOT_ELIGIBLE': {
      const missing = detail.conditions.filter(({ ok }) => !ok).length;
      return {
        state: { shape: 'triangle', tone: 'warning', word: '未达到条件' },
        title: missing === 0 ? '不能在这里开始' : `现在还不能开始：还差 ${missing} 项`,
        text: reason,
      };
    }
    case 'OTHER_RUNNING':
      return {
        state: {
          shape: 'triangle',
          tone: 'warning',
          word: way?.kind === 'RUNNING' ? `另有${testNoun(way.type)}进行中` : '另有作答进行中',
        },
        title:
          way?.kind === 'RUNNING'
            ? `你有一场进行中的${testNoun(way.type)}${quotedTestName(way.name)}`
            : reason,
        text: '同一时间只能作答一场，把那一场交卷，再回来开始。',
      };
    case 'WAIT':
      if (isMarking) break;
      return {
        state: { shape: 'open', tone: 'warning', word: '还要等一等' },
        title:
          nextTime === null
            ? `第 ${usedTry + 1} 次${noun}还没到时间`
            : `第 ${usedTry + 1} 次 ${nearMomentWords(nextTime, now)} 起可以开始`,
        text: `两次${noun}之间须间隔 ${detail.retryHours} 小时${nextTime === null ? '' : `，${remainingWords(nextTime, now, 'START')}`}。${scoringWords(detail)}`,
      };
    case 'USED_UP':
      return isMarking ? marking : usedUp(detail);
    default:
      return ready(detail);
  }
  return { ...marking, text: `${marking.text}${reason}` };
}
