import type { Way } from '@qianwei/api/contract/eligibility';
import type { Assessment, AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { quotedTestName, testNoun } from '@qianwei/api/contract/exam/test-title';
import { momentWords, occasionWords, remainingWords } from '@qianwei/api/time/words';
import type { VerdictProps } from '@qianwei/ui/Verdict';
import { mayHandIn, mayStart } from '../../../shared/practice-report/assessment-state.ts';
import { byGroup } from './labels.ts';

/** The lead of the page: the batch in a sentence, until when, and the one way on while a test runs. */
export interface BatchVerdict extends Pick<VerdictProps, 'state'> {
  title: string;
  text: string;
  way: Extract<Way, { kind: 'RUNNING' }> | null;
}

const runningWay = (list: readonly Assessment[]): BatchVerdict['way'] => {
  const way = list.find(({ obstacle }) => obstacle?.way.kind === 'RUNNING')?.obstacle?.way;
  return way?.kind === 'RUNNING' ? way : null;
};

const say = (
  [shape, tone, word]: [VerdictProps['state']['shape'], VerdictProps['state']['tone'], string],
  title: string,
  text: string,
  way: BatchVerdict['way'] = null,
): BatchVerdict => ({ state: { shape, tone, word }, title, text, way });

/** The batch as a whole: what can be done now, until when, and how much is blocked. `now` is ms, by the server's clock. */
export function batchVerdict(
  batch: AssessmentList['batches'][number],
  { list, serverTime }: Pick<AssessmentList, 'list' | 'serverTime'>,
  now: number,
): BatchVerdict {
  const groups = new Map(byGroup(list));
  const tests = list.filter(mayStart).length;
  const reports = list.filter((each) => mayHandIn(each, serverTime) && each.status !== 'MARKING').length;
  const blocked = groups.get('blocked')?.length ?? 0;
  const reportsWords = reports === 0 ? '' : `${reports} 门可以提交报告`;
  const deadline = `${occasionWords(batch.end, now)}。`;

  const way = runningWay(list);
  if (way !== null)
    return say(
      ['half', 'danger', '进行中，计时没有停'],
      `你有一场进行中的${testNoun(way.type)}${quotedTestName(way.name)}`,
      `交卷以后才能开始下一场${reports === 0 ? '' : `；${reportsWords}，不受影响`}。本批 ${deadline}`,
      way,
    );
  if (serverTime < batch.start)
    return say(
      ['dotted', 'muted', '未开始'],
      `${momentWords(batch.start)} 开始`,
      `${remainingWords(batch.start, now, 'START')}，可以先去学习。`,
    );
  if (serverTime >= batch.end)
    return say(
      ['dash', 'muted', '已结束'],
      '这一批已经截止',
      `${momentWords(batch.end, 'end')} 截止，成绩仍可查看。`,
    );
  const others = blocked === 0 ? '' : `另有 ${blocked} 门还不能测，原因和办法写在各门下面。`;
  if (tests + reports > 0)
    return say(
      ['full', 'brand', '可以开始'],
      [tests === 0 ? '' : `${tests} 门可以测评`, reportsWords].filter((words) => words !== '').join('，'),
      `${deadline}${others}`,
    );
  if (blocked > 0)
    return say(['triangle', 'warning', '还差一步'], '现在没有可以测的课程', `${deadline}${others}`);
  if (groups.has('marking'))
    return say(['half', 'warning', '等待批阅'], '能做的都做完了', '批阅后公布成绩，一般 5 个工作日内完成。');
  if (groups.has('centre')) return say(['open', 'default', '到考点参加'], '按准考证到考点参加', deadline);
  return list.every(({ status }) => status === 'PASSED')
    ? say(['check', 'success', '合格'], '这一批全部合格', '结果确认后计入成绩。')
    : say(['dash', 'muted', '已结束'], '这一批没有可以测的课程了', '成绩列在下面。');
}
