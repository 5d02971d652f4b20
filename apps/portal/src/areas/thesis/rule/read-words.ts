import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { momentWords } from '@qianwei/api/time/words';
import { chineseNumber } from '@qianwei/studies';
import { readChapters, ruleKinds, rulePlaceWords } from './rule-kinds.ts';
import type { RuleReading } from './use-reading.ts';

/** Words of the bar at the lower edge. */
interface DockWords {
  readonly line: string;
  readonly note: string;
  /** Read out when it changes: never the seconds. */
  readonly spoken: string;
}

/** 2 分 46 秒, 40 秒. */
function readTimeWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds % 60} 秒`;
}

type Progress = Pick<RuleReading, 'left' | 'atEnd' | 'seconds' | 'at'>;

/** The state of the reading in words, and what is still lacking. */
export function dockWords(rule: ThesisRule, { left, atEnd, seconds, at }: Progress): DockWords {
  const { ruleType, version, readTime, minSeconds } = rule;
  const { next, unit } = ruleKinds[ruleType];
  if (readTime !== null)
    return {
      line: `已读，${momentWords(readTime)} 确认。`,
      note: `版本 ${version}，没有更新就不用再读。`,
      spoken: '',
    };
  const chapters = readChapters(rule);
  const last = chapters.at(-1);
  const end = last === undefined ? '文末' : rulePlaceWords(last, ruleType);
  const here = chapters.find(({ id }) => id === at);
  const reached = here === undefined ? '还没有读到正文' : `已读到${rulePlaceWords(here, ruleType)}`;
  const extent = `${reached}，共${chineseNumber(chapters.length)}${unit}。`;
  if (left > 0)
    return {
      line: atEnd ? `已读到文末，还要 ${left} 秒，就可以确认。` : `还要 ${left} 秒，并读到文末，就可以确认。`,
      note: extent,
      spoken: '',
    };
  if (!atEnd)
    return {
      line: `已满 ${minSeconds} 秒，还要读到${end}。`,
      note: `${reached}。确认后记录时间和版本。`,
      spoken: `已满 ${minSeconds} 秒，还要读到文末`,
    };
  return {
    line: `已读到文末，停留 ${readTimeWords(seconds)}。`,
    note: `确认后记录时间和版本 ${version}，回到${next}。`,
    spoken: '已读到文末，可以确认了',
  };
}
