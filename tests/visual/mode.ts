import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { differenceOf, type MadeWith, readMadeWith } from './made-with.ts';

/** What is to be done with the pictures: nothing, with a reason, or compare them, or make them anew. */
export type VisualMode =
  | { mode: 'off'; reason: string; alone: false }
  | {
      mode: 'compare' | 'update';
      /** `pnpm visual` asks for the pictures and nothing else. */
      alone: boolean;
    };

/** Reads `VISUAL`: `update`, `only` (`pnpm visual`), `off`, or nothing: compared beside everything else. */
export function visualModeFor(references: string): VisualMode {
  const record = join(references, 'made-with.json');
  const off = (reason: string): VisualMode => ({ mode: 'off', reason, alone: false });
  if (process.env.VISUAL === 'off') return off('VISUAL=off');
  const here = readMadeWith(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
  if (process.env.VISUAL === 'update') {
    mkdirSync(references, { recursive: true });
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
    return { mode: 'update', alone: true };
  }
  if (!existsSync(record)) return off('还没有参考图，运行 pnpm visual --update 生成');
  const madeWith: MadeWith = JSON.parse(readFileSync(record, 'utf8'));
  const reason = differenceOf(madeWith, here);
  return reason === null ? { mode: 'compare', alone: process.env.VISUAL === 'only' } : off(reason);
}
