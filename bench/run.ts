// `pnpm bench <name>`: measurements that print figures; none of them passes or fails on a time. `stillness` fails when
// something moves, `growth` when a call is too many times slower with more rows, `study` when a second is lost or doubled.
import { existsSync } from 'node:fs';

const name = process.argv[2];
/** Measurements by name; true when they need the built portal. */
const needsBuild: Record<string, boolean> = {
  'first-load': true,
  'route-change': true,
  stillness: true,
  ui: false,
  save: true,
  'exam-day': true,
  study: true,
  uploads: true,
  planner: false,
  growth: false,
};

if (name === undefined || !(name in needsBuild)) {
  console.error(`用法：pnpm bench ${Object.keys(needsBuild).join(' | ')}`);
  process.exit(1);
}
if (needsBuild[name] && !existsSync('apps/server/dist/main.js')) {
  console.error('还没有构建：请先运行 pnpm build');
  process.exit(1);
}
const { measure } = await import(`./${name}.ts`);
await measure();
