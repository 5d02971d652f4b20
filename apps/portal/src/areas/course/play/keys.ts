/** Effect of a key on the player's page. */
export type PlayerAct =
  | 'togglePlay'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'toggleFullScreen'
  | 'writeNote'
  | 'toggleMute'
  | 'toggleSubtitles'
  | 'showKeys';

/** Seconds that ← and → move. */
export const keyStep = 5;

/** How much ↑ and ↓ change the volume, of 1. */
export const volumeStep = 0.1;

/** The keys of the player's page as they are listed for the student. */
export const playerKeys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['空格'], does: '播放或暂停' },
  { keys: ['←', '→'], does: `后退或前进 ${keyStep} 秒` },
  { keys: ['↑', '↓'], does: '调高或调低音量' },
  { keys: ['M'], does: '静音，再按一次恢复' },
  { keys: ['F'], does: '全屏，再按一次或按 Esc 退出' },
  { keys: ['C'], does: '显示或隐藏字幕' },
  { keys: ['N'], does: '在这一秒记笔记' },
  { keys: ['?'], does: '显示这张表' },
];

const acts: Readonly<Record<string, PlayerAct>> = {
  ' ': 'togglePlay',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  f: 'toggleFullScreen',
  n: 'writeNote',
  m: 'toggleMute',
  c: 'toggleSubtitles',
  '?': 'showKeys',
  '？': 'showKeys',
};

/** Controls that use the arrows themselves. */
const usesArrows =
  'input, select, [role="tablist"], [role="toolbar"], [role="radiogroup"], [role="treegrid"], [role="listbox"]';

/** Controls that the space bar presses. */
const usesSpace =
  'button, a[href], input:not([type="range"]), select, summary, [role="button"], [role="tab"], [role="row"]';

const isWriting = (target: Element) =>
  target.matches(
    'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="range"])',
  );

/**
 * The act of a key press on the player; undefined while text is typed, with Ctrl, Alt or ⌘, and when the control that
 * has focus uses the key itself.
 */
export function actOf(event: KeyboardEvent): PlayerAct | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (!(target instanceof Element) || isWriting(target)) return;
  const act = acts[key.length === 1 ? key.toLowerCase() : key];
  if (key.startsWith('Arrow') && target.closest(usesArrows)) return;
  if (key === ' ' && target.closest(usesSpace)) return;
  return act;
}
