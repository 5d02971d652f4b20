import type { PageNames } from './page-files.ts';

/** A route table with the declared page in place of the one that was pending at this path. */
export function replacePending(text: string, path: string, { area, file, key }: PageNames): string {
  const at = text.indexOf(`path: '${path}'`);
  const start = text.lastIndexOf('pendingPage({', at);
  const end = text.indexOf('})', at) + 2;
  if (at < 0 || start < 0 || end < 2) throw new Error(`${path} is no pending page`);
  const replaced = `${text.slice(0, start)}${key}Page${text.slice(end)}`;
  const isLast = !replaced.includes('pendingPage(');
  const others = isLast ? replaced.replace(/import \{ pendingPage \}.*\n/, '') : replaced;
  return `import { ${key}Page } from '../areas/${area}/${file}.page.ts';\n${others}`;
}

/** The purposes of pages that are not built yet, without that of the page at this path. */
export const withoutPurpose = (text: string, path: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`  '${path}': `))
    .join('\n');

/** The server's list of calls with those of a new page at its end. */
export function withRoutes(text: string, { area, file, key }: PageNames): string {
  const end = text.indexOf('\n];');
  if (end < 0) throw new Error('apps/server/src/app.ts has no list of calls');
  return `import { ${key}Routes } from './areas/${area}/${file}.routes.ts';\n${text.slice(0, end)}\n  ...${key}Routes,${text.slice(end)}`;
}
