import type { BasketDraft } from './basket-draft.ts';

/** A basket that 毕业倒推 has filled, with the choice that it replaced. */
interface BasketFill {
  /** Id of the student: another one of this tab reads nothing of it. */
  readonly student: string;
  readonly periodId: string;
  readonly filled: BasketDraft;
  /** The choice that waited on this device; null when the basket was the server's. */
  readonly before: BasketDraft | null;
}

let last: BasketFill | null = null;

/** Remembers a fill until 考试计划 has said what it replaced; for this visit only. */
export function rememberFill(fill: BasketFill): void {
  last = fill;
}

/** Returns the student's fill of a period once, if `draft` is what it put into the basket; else null. */
export function takeFill(student: string, periodId: string, draft: BasketDraft): BasketFill | null {
  const isMeant =
    last?.student === student &&
    last.periodId === periodId &&
    last.filled.codes.join() === draft.codes.join();
  if (!isMeant) return null;
  const fill = last;
  last = null;
  return fill;
}

/** Courses that were in the basket before it was filled, and are not any more. */
export const replacedBy = (filled: BasketDraft, before: BasketDraft): string[] =>
  before.codes.filter((code) => !filled.codes.includes(code));

/**
 * The toast of a basket that 毕业倒推 has filled: `报考篮已换成倒推排的 2 门，原来的 13180 移出了。核对后提交报考。` `replaced` are
 * the codes that were taken out.
 */
export function fillWords({ codes }: BasketDraft, replaced: readonly string[]): string {
  const taken = replaced.length === 0 ? '，' : `，原来的 ${replaced.join('、')} 移出了。`;
  return `报考篮已换成倒推排的 ${codes.length} 门${taken}核对后提交报考。`;
}
