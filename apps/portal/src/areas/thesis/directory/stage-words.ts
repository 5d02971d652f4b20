import type {
  DirectoryStage,
  StageRequirement,
  ThesisDirectory,
} from '@qianwei/api/contract/thesis/directory';
import {
  ruleTitles,
  stageStatusTitles,
  type ThesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import { listDay } from '@qianwei/api/time/words';
import { stageWords } from '../shared/thesis-words.ts';

/** How the passing of a stage is said: 10-08 已读. */
const passedVerbs: Readonly<Partial<Record<DirectoryStage['code'], string>>> = {
  RULE: '已读',
  COMMITMENT: '已签',
};

const judged: readonly ThesisStage[] = ['CHECK', 'REVIEW', 'DEFENCE', 'GRADE'];

/** Facts beside the stages by which their state is said. */
export type StageContext = Pick<ThesisDirectory, 'defence' | 'task'>;

/** State of a stage: 待办, 退回修改; while others judge 检测中, and of a defence 待预约, 已预约 or 待公布. */
export function stageStateWords(
  { code, status }: Pick<DirectoryStage, 'code' | 'status'>,
  { defence, task }: StageContext,
): string {
  if (status !== 'TODO' || !judged.includes(code)) return stageStatusTitles[status];
  const isHeld = code === 'DEFENCE' && defence === null && task === null;
  return stageWords(isHeld ? 'GRADE' : code, status, defence !== null);
}

/** The line below a stage in the list: what became of it, or until when it is done. `now` in ms, by the server's clock. */
export function stageNote(stage: DirectoryStage, context: StageContext, now: number): string {
  const { code, status, deadline, passedTime } = stage;
  if (code === 'DEFENCE' && status === 'TODO' && context.task === null) {
    const words = stageStateWords(stage, context);
    return context.defence === null ? words : `${words}，${listDay(context.defence.startTime, now)}`;
  }
  const until = deadline === null ? '' : listDay(deadline, now, 'end');
  switch (status) {
    case 'PASSED':
      return `${passedTime === null ? '' : `${listDay(passedTime, now)} `}${passedVerbs[code] ?? '通过'}`;
    case 'SUBMITTED':
      return '待审核';
    case 'RETURNED':
      return `退回${until === '' ? '' : `，${until} 截止`}`;
    case 'FAILED':
      return '不合格';
    case 'OVERDUE':
      return `${until} 已截止`;
    default:
      return until === '' ? '' : `截止 ${until}`;
  }
}

/** `第 3 组 2 号`, the place at a defence. */
export const defencePlaceWords = ({
  groupNo,
  orderNo,
}: {
  readonly groupNo: number;
  readonly orderNo: number;
}): string => `第 ${groupNo} 组 ${orderNo} 号`;

/** A demand of a stage as a sentence. */
export function requirementWords({ code, value }: StageRequirement): string {
  switch (code) {
    case 'MIN_WORDS':
      return `正文不少于 ${value} 字`;
    case 'MIN_REFERENCES':
      return `参考文献不少于 ${value} 篇`;
    case 'RECENT_REFERENCES_PERCENT':
      return `近五年文献不少于 ${value}%`;
    case 'MIN_KEYWORDS':
      return `关键词不少于 ${value} 个`;
    case 'MAX_KEYWORDS':
      return `关键词不超过 ${value} 个`;
    case 'MAX_RETURNS':
      return `最多退回 ${value} 次，之后由教务约谈`;
    case 'MAX_VERSIONS':
      return `最多提交 ${value} 稿`;
    case 'MAX_DUP_PERCENT':
      return `总文字复制比不超过 ${value}%`;
    case 'MAX_AIGC_PERCENT':
      return `AIGC 疑似度不超过 ${value}%`;
    case 'PASS_SCORE':
      return `${value} 分合格`;
  }
}

/** The first thing that keeps a stage locked: 该环节尚未开放，请先完成“开题报告”. */
export function lockedWords({ opensAfter }: Pick<DirectoryStage, 'opensAfter'>): string {
  const names = opensAfter.map((opener) =>
    opener.kind === 'STAGE'
      ? `完成“${thesisStageTitles[opener.stage]}”`
      : `阅读《${ruleTitles[opener.ruleType]}》`,
  );
  return `该环节尚未开放，请先${names.join('，')}`;
}
