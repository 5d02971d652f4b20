/** Modules that are needed by exactly the same pages. */
export interface Piece {
  /** The pages that need it, by name. */
  pages: ReadonlySet<string>;
  modules: readonly string[];
  /** About its length when it is loaded, in bytes. */
  bytes: number;
  /** All that its modules import, and what that imports: it comes with them. */
  needs: ReadonlySet<Piece>;
}

/** Pieces that come in one file. A page that needs any of them loads all. */
export type MergedFile = readonly Piece[];

/** Limits to the cost of merging. */
export interface MergeLimits {
  /** How many bytes a request is worth. */
  fileCost: number;
  /** How many bytes this page may load in all that it does without. */
  allowanceOf(page: string): number;
}

/**
 * Merges pieces into fewer files: always the two that save their pages most, a request against the bytes that they do
 * without, as long as no page is brought more of those than it is allowed. What only one page needs comes to no other.
 */
export function mergePieces(pieces: readonly Piece[], { fileCost, allowanceOf }: MergeLimits): MergedFile[] {
  const left = new Map<string, number>();
  for (const page of pieces.flatMap(({ pages }) => [...pages])) left.set(page, allowanceOf(page));
  let files = pieces.map((piece) => fileOf([piece]));
  for (;;) {
    const best = bestPair(files, fileCost, left);
    if (best === null) return files.map(({ parts }) => parts);
    for (const [page, bytes] of best.spare) left.set(page, (left.get(page) ?? 0) - bytes);
    files = [...files.filter((file) => file !== best.a && file !== best.b), best.merged];
  }
}

/** The pages that load a file. */
export const pagesOf = (parts: MergedFile): ReadonlySet<string> =>
  new Set(parts.flatMap(({ pages }) => [...pages]));

interface File {
  parts: MergedFile;
  pages: ReadonlySet<string>;
  /** Its parts, and what comes with them. */
  brings: ReadonlySet<Piece>;
}

const fileOf = (parts: MergedFile): File => ({
  parts,
  pages: pagesOf(parts),
  brings: new Set(parts.flatMap((part) => [part, ...part.needs])),
});

/** True for the file of what only one page needs. */
const isOwn = ({ pages }: File) => pages.size === 1;

interface Pair {
  a: File;
  b: File;
  merged: File;
  /** How many bytes each page is brought by the merger that it does without. */
  spare: ReadonlyMap<string, number>;
  /** The bytes that all pages together save by it. */
  saving: number;
}

function pairOf(a: File, b: File, fileCost: number): Pair {
  const merged = fileOf([...a.parts, ...b.parts]);
  const spare = new Map<string, number>();
  for (const page of merged.pages) {
    const before = (a.pages.has(page) ? spareIn(a, page) : 0) + (b.pages.has(page) ? spareIn(b, page) : 0);
    spare.set(page, spareIn(merged, page) - before);
  }
  const brought = [...spare.values()].reduce((sum, bytes) => sum + bytes, 0);
  const both = [...a.pages].filter((page) => b.pages.has(page)).length;
  return { a, b, merged, spare, saving: both * fileCost - brought };
}

/** How much of what a file brings a page does without, in bytes. */
function spareIn({ brings }: File, page: string): number {
  let bytes = 0;
  for (const piece of brings) if (!piece.pages.has(page)) bytes += piece.bytes;
  return bytes;
}

function bestPair(files: readonly File[], fileCost: number, left: ReadonlyMap<string, number>): Pair | null {
  let best: Pair | null = null;
  for (const [index, a] of files.entries())
    for (const b of files.slice(index + 1)) {
      // Files that no page needs both of save nothing.
      if (![...a.pages].some((page) => b.pages.has(page))) continue;
      if (isOwn(a) !== isOwn(b)) continue;
      const pair = pairOf(a, b, fileCost);
      if (pair.saving <= (best?.saving ?? 0)) continue;
      if ([...pair.spare].every(([page, bytes]) => bytes <= (left.get(page) ?? 0))) best = pair;
    }
  return best;
}
