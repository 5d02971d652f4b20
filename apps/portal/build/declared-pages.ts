import type { Rolldown } from 'vite';
import type { PageDeclaration } from '../src/routes/declare-page.ts';

/** The name of the file that a page's declaration imports: `GradePage.tsx`. No two pages have files of one name. */
function fileOf({ component, code }: PageDeclaration): string {
  const [, file] = /import\(["']\.\/([\w-]+\.tsx)["']\)/.exec(String(code)) ?? [];
  if (file === undefined) throw new Error(`the declaration of ${component} imports no page beside it`);
  return file;
}

/**
 * The module of a page, by its absolute path.
 *
 * @param chunks of a build without groups: each page is a chunk of its own there.
 * @throws Error when no module of the build, or more than one, is the page.
 */
export function moduleOf(
  page: PageDeclaration,
  chunks: readonly Pick<Rolldown.OutputChunk, 'facadeModuleId'>[],
): string {
  const file = fileOf(page);
  const found = chunks.flatMap(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/${file}`) ? [facadeModuleId] : [],
  );
  const [module] = found;
  if (module === undefined || found.length > 1)
    throw new Error(`${found.length} modules of the build are the page ${page.component}`);
  return module;
}
