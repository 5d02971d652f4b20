import type { HomeStep } from '@qianwei/api/contract/home';
import { institution } from '../../institution/institution.ts';
import { isPending } from '../../routes/pending-pages.ts';

const { phone, hours } = institution.service;

/** Words for a step whose page is not built yet. */
export interface UnbuiltStep {
  /** With the step that comes first, and shorter in the list of those that follow. */
  readonly note: string;
  readonly short: string;
  /** The button that does it meanwhile; null where nothing can. */
  readonly act: { readonly href: string; readonly text: string } | null;
}

/** A lecture is watched, not handled: no call gets anybody into it. */
const isLecture = ({ code }: Pick<HomeStep, 'code'>) => code === 'LIVE_NOW';

/** Words and way for a step whose page is not built yet; null for any other. */
export function unbuiltStepOf(step: Pick<HomeStep, 'code' | 'path' | 'actionText'>): UnbuiltStep | null {
  if (!isPending(step.path)) return null;
  if (isLecture(step)) {
    const text = '看直播的页面还没有开放，网上现在看不了。';
    return { note: text, short: text, act: null };
  }
  return {
    note: `“${step.actionText}”的页面还没有开放，现在请打电话办理：${phone}（${hours}）。`,
    short: `页面还没有开放，要办理请打电话：${phone}`,
    act: { href: `tel:${phone}`, text: '打电话办理' },
  };
}
