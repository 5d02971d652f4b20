import type { HomeStep } from '@qianwei/api/contract/home';
import { institution } from '../../institution/institution.ts';
import { isPending } from '../../routes/pending-pages.ts';

const { phone, hours } = institution.service;

/** Words for a step whose page is not built yet. */
export interface UnbuiltStep {
  readonly note: string;
  /** The button that does it meanwhile; null where nothing can. */
  readonly act: { readonly href: string; readonly text: string } | null;
}

/** Words and way for a step whose page is not built yet; null for any other. */
export function unbuiltStepOf({
  code,
  path,
  actionText,
}: Pick<HomeStep, 'code' | 'path' | 'actionText'>): UnbuiltStep | null {
  if (!isPending(path)) return null;
  // A lecture is watched, not handled: no call gets anybody into it.
  if (code === 'LIVE_NOW') return { note: '看直播的页面还没有开放，网上现在看不了。', act: null };
  return {
    note: `“${actionText}”的页面还没有开放，请打电话办理：${phone}（${hours}）。`,
    act: { href: `tel:${phone}`, text: '打电话办理' },
  };
}
