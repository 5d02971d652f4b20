import { type Chunk, withNeeded } from './chunk.ts';

/** Counts of all that a page loads before it can ask for its data; sizes are compressed, in bytes. */
export interface FirstLoad {
  /** The document and these files. */
  requests: number;
  javascript: number;
  css: number;
  /** Round trips one after the other: 1 for the document, 2 when the document names every file. */
  depth: number;
  /** The pages whose own code comes with it. */
  pages: string[];
}

/** A built chunk with its sheets. */
export interface BuiltChunk extends Chunk {
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** The parts of a page's document that count for its first load. */
export interface OpenedDocument {
  /** Size of the sheets in it, bytes. */
  inlineCss: number;
  /** Sheets in it, which are not requested. */
  sheets: readonly string[];
  /** Scripts and sheets that it names, the entry included. */
  preloads: readonly string[];
}

/**
 * Measures what a page loads first.
 *
 * @param chunks all chunks of the build.
 * @param first those that the page begins with: what they import comes with them.
 * @param sizeOf the compressed size of a file, in bytes.
 * @param pageOf the page whose module a chunk holds, or undefined.
 */
export function firstLoadOf(
  chunks: readonly BuiltChunk[],
  first: readonly BuiltChunk[],
  document: OpenedDocument,
  sizeOf: (file: string) => number,
  pageOf: (chunk: BuiltChunk) => readonly string[],
): FirstLoad {
  const all = withNeeded(chunks, first);
  const sheets = new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  for (const sheet of document.sheets) sheets.delete(sheet);
  const files = [...all.map(({ fileName }) => fileName), ...sheets];
  const sum = (names: Iterable<string>) => [...names].reduce((total, file) => total + sizeOf(file), 0);
  return {
    requests: 1 + files.length,
    javascript: sum(all.map(({ fileName }) => fileName)),
    css: document.inlineCss + sum(sheets),
    depth: 2 + Math.max(...files.map((file) => stepsBehind(file, all, document.preloads))),
    pages: [...new Set(all.flatMap(pageOf))].sort(),
  };
}

/** How many files have to come, one after the other, before a file that the document does not name is asked for. */
function stepsBehind(file: string, chunks: readonly BuiltChunk[], preloads: readonly string[]): number {
  let asked = new Set(preloads);
  for (let steps = 0; steps <= chunks.length; steps += 1) {
    if (asked.has(file)) return steps;
    const next = chunks.filter(({ fileName }) => asked.has(fileName)).flatMap(({ imports }) => imports);
    asked = new Set([...asked, ...next]);
  }
  return chunks.length;
}
