import { type Chunk, withNeeded } from './chunk.ts';

/** A late piece of the portal: code that an `import()` names, and that is neither a page nor a library. */
export interface LateNeeds {
  /** All modules that it needs beside those that the pages around it have loaded. */
  needed: ReadonlySet<string>;
  /** True for a module that all pages around it have loaded. */
  isLoaded(module: string): boolean;
}

/**
 * Lists what each late piece needs, by its own module.
 *
 * @param trial the chunks of a build without groups.
 * @param pages the modules that each page needs, by the page's own.
 */
export function lateNeeds(
  trial: readonly Chunk[],
  pages: Readonly<Record<string, ReadonlySet<string>>>,
): Record<string, LateNeeds> {
  const isPiece = (module: string) => !(module in pages) && !module.includes('/node_modules/');
  const named = new Set(trial.flatMap(({ dynamicImports }) => dynamicImports));
  const found: Record<string, LateNeeds> = {};
  for (const chunk of trial) {
    const { facadeModuleId: module, fileName } = chunk;
    if (module === null || !named.has(fileName) || !isPiece(module)) continue;
    const around = trial
      .filter(({ dynamicImports }) => dynamicImports.includes(fileName))
      .flatMap(({ moduleIds }) => moduleIds);
    const hosts = Object.values(pages).filter((needed) => around.some((id) => needed.has(id)));
    const isLoaded = (id: string) => hosts.length > 0 && hosts.every((needed) => needed.has(id));
    const all = withNeeded(trial, [chunk]).flatMap(({ moduleIds }) => moduleIds);
    found[module] = { needed: new Set(all.filter((id) => !isLoaded(id))), isLoaded };
  }
  return found;
}
