// `pnpm bench <name>`: measurements that print figures; none of them passes or fails on a time.
import { existsSync } from 'node:fs';

const name = process.argv[2];
const known = ['first-load'];

if (name === undefined || !known.includes(name)) {
  console.error(`用法：pnpm bench ${known.join(' | ')}`);
  process.exit(1);
}
if (!existsSync('apps/server/dist/main.js')) {
  console.error('还没有构建：请先运行 pnpm build');
  process.exit(1);
}
const { measure } = await import(`./${name}.ts`);
await measure();
