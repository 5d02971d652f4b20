import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { differenceOf, type MadeWith, readMadeWith } from './made-with.ts';

/** The task for the pictures: none, with a reason, or compare them, or draw them again. */
export type VisualMode = ({ mode: 'off'; reason: string } | { mode: 'compare' | 'update' }) & {
  /** The pairs that every run looks at, or each theme at each width (`pnpm visual --all`). */
  views: 'pairs' | 'product';
  /** True when axe is asked, too. */
  axe: boolean;
};

/**
 * Reads `VISUAL`: `update`, `only` (`pnpm visual`), `off`, or nothing: compared beside everything else. `VISUAL_VIEWS=all` asks for
 * every combination.
 */
export function visualModeFor(references: string): VisualMode {
  const record = join(references, 'made-with.json');
  const { VISUAL, VISUAL_VIEWS, CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
  const views = VISUAL_VIEWS === 'all' ? 'product' : 'pairs';
  const axe = VISUAL === undefined || VISUAL === 'off' || (VISUAL === 'only' && views === 'product');
  const off = (reason: string): VisualMode => ({ mode: 'off', reason, views, axe });
  if (VISUAL === 'off') return off('VISUAL=off');
  const here = readMadeWith(CHROMIUM_PATH);
  if (VISUAL === 'update') {
    mkdirSync(references, { recursive: true });
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
    return { mode: 'update', views, axe };
  }
  if (!existsSync(record)) return off('还没有参考图，运行 pnpm visual --update 生成');
  const madeWith: MadeWith = JSON.parse(readFileSync(record, 'utf8'));
  const reason = differenceOf(madeWith, here);
  return reason === null ? { mode: 'compare', views, axe } : off(reason);
}
