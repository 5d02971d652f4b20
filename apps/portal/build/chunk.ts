/** The facts of a built chunk that the grouping reads. */
export interface Chunk {
  /** `assets/app-BH9LxvR-.js`. */
  fileName: string;
  /** The name of its group, or of the module that it was made for. */
  name: string;
  /** The files that it imports statically. */
  imports: readonly string[];
  /** The files that an `import()` in it names. */
  dynamicImports: readonly string[];
  /** Its modules, by absolute path. */
  moduleIds: readonly string[];
  /** The code of each, before it is minified; null for one without code. */
  modules: Readonly<Record<string, { readonly code: string | null }>>;
  /** The module that it was made for: an entry, or what an `import()` names. */
  facadeModuleId: string | null;
}

/**
 * These chunks and all that they import statically, each once and after what it imports: so the styles of a page come
 * after those of its parts. An `import()` is not followed.
 */
export function withNeeded<Of extends Chunk>(chunks: readonly Of[], first: readonly Of[]): Of[] {
  const seen = new Set<Of>();
  const ordered: Of[] = [];
  const visit = (chunk: Of | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
    ordered.push(chunk);
  };
  first.forEach(visit);
  return ordered;
}

/** True for a style sheet, by the path of its module. */
export const isSheet = (module: string): boolean => module.endsWith('.css');

/** The length of a module's code without comments and indentation, which a browser does not load; in characters. */
export const codeLength = ({ code }: { readonly code: string | null }): number =>
  (code ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gm, '').length;
