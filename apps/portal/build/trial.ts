import { resolve } from 'node:path';
import { type Chunk, codeLength, withNeeded } from './chunk.ts';

/** A build without groups: it shows which modules each page needs. */
export interface Trial {
  chunks: readonly Chunk[];
  /**
   * Lists the modules at these paths, each fetched by itself, with all that they import statically.
   * @throws Error when one of them is not fetched by itself.
   */
  needsOf(...paths: string[]): Set<string>;
  /** Lists the modules below a folder. Throws Error when there are none. */
  below(folder: string): string[];
  /** Sums the lengths of modules, in characters before they are minified. */
  bytesOf(modules: Iterable<string>): number;
}

/**
 * Reads the chunks of a build without groups.
 *
 * @param root the portal's folder, from which paths are read.
 */
export function readTrial(chunks: readonly Chunk[], root: string): Trial {
  const lengths = new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, module]) => [id, codeLength(module)] as const),
    ),
  );
  return {
    chunks,
    needsOf(...paths) {
      const named = paths.map((path) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, path));
        if (chunk === undefined) throw new Error(`${path} is not fetched by itself: the build looks for it`);
        return chunk;
      });
      return new Set(withNeeded(chunks, named).flatMap(({ moduleIds }) => moduleIds));
    },
    below(folder) {
      const found = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.includes(folder)));
      if (found.length === 0) throw new Error(`nothing is in ${folder}: the build looks for it`);
      return found;
    },
    bytesOf: (modules) => [...modules].reduce((sum, id) => sum + (lengths.get(id) ?? 0), 0),
  };
}
