/** Modules that are needed by exactly the same pages. */
export interface Piece {
  /** The pages and late pieces that need it, by name. */
  pages: ReadonlySet<string>;
  /** Late pieces, by name, that come when it is there already. */
  loadedBy: ReadonlySet<string>;
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
  /** How many files this page may load: fewer save it nothing. */
  enoughOf(page: string): number;
  /** True for a late piece: for its sake no page is brought anything. */
  isLate(page: string): boolean;
}

/**
 * Merges pieces into fewer files: always the two that save most requests for the bytes that their pages do without, as
 * long as a page has too many files and none is brought more bytes than it is allowed. What only one page needs comes to
 * no other, and to a late piece only where it is little.
 */
export function mergePieces(pieces: readonly Piece[], limits: MergeLimits): MergedFile[] {
  const left = new Map<string, number>();
  for (const page of pieces.flatMap(({ pages }) => [...pages])) left.set(page, limits.allowanceOf(page));
  let files = pieces.map((piece) => fileOf([piece]));
  let pairs = files.flatMap((file, index) => pairsWith(file, files.slice(index + 1), limits));
  for (;;) {
    const tooMany = pagesWithTooMany(files, limits);
    const best = bestOf(pairs, limits, left, tooMany);
    if (best === null) return files.map(({ parts }) => parts);
    const { a, b, merged, spare } = best;
    for (const [page, bytes] of spare) left.set(page, (left.get(page) ?? 0) - bytes);
    files = files.filter((file) => file !== a && file !== b);
    pairs = pairs.filter((pair) => pair.a !== a && pair.a !== b && pair.b !== a && pair.b !== b);
    pairs.push(...pairsWith(merged, files, limits));
    files.push(merged);
  }
}

/** The pages that load more files than is enough. */
function pagesWithTooMany(files: readonly File[], { enoughOf }: MergeLimits): ReadonlySet<string> {
  const loaded = filesByPage(files.map(({ parts }) => parts));
  return new Set([...loaded].flatMap(([page, { size }]) => (size > enoughOf(page) ? [page] : [])));
}

/** The files that each page loads: those that it needs, and those that come with what is merged into them. */
export function filesByPage(files: readonly MergedFile[]): ReadonlyMap<string, ReadonlySet<MergedFile>> {
  const holders = new Map(files.flatMap((parts) => parts.map((part) => [part, parts] as const)));
  const loaded = new Map<string, Set<MergedFile>>();
  for (const parts of files)
    for (const page of pagesOf(parts)) {
      const ofPage = loaded.get(page) ?? new Set();
      loaded.set(page, ofPage.add(parts));
      for (const piece of parts.flatMap(({ needs }) => [...needs])) {
        const holder = holders.get(piece);
        if (holder) ofPage.add(holder);
      }
    }
  return loaded;
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
  /** The pages that need both: each saves a request. */
  both: readonly string[];
  /** How many bytes each page is brought by the merger that it does without. */
  spare: ReadonlyMap<string, number>;
  /** The bytes of all of them together. */
  brought: number;
}

function pairOf(a: File, b: File): Pair {
  const merged = fileOf([...a.parts, ...b.parts]);
  const spare = new Map<string, number>();
  for (const page of merged.pages) {
    const before = (a.pages.has(page) ? spareIn(a, page) : 0) + (b.pages.has(page) ? spareIn(b, page) : 0);
    spare.set(page, spareIn(merged, page) - before);
  }
  const brought = [...spare.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { a, b, merged, spare, both: [...a.pages].filter((page) => b.pages.has(page)), brought };
}

/** How much of what a file brings a page does without, in bytes. */
function spareIn({ brings }: File, page: string): number {
  let bytes = 0;
  for (const piece of brings) if (!piece.pages.has(page) && !piece.loadedBy.has(page)) bytes += piece.bytes;
  return bytes;
}

/** Bytes of one page that may come to others for the sake of a request. */
const little = 8 * 1024;

/** True for the file of what no second page needs, though late pieces may. */
const isOfOnePage = ({ pages }: File, { isLate }: MergeLimits) =>
  [...pages].filter((page) => !isLate(page)).length === 1;

/** True when a file may come to other pages: more than one needs it, or it is little. */
const mayCome = (file: File, limits: MergeLimits) => !isOfOnePage(file, limits) || isLittle(file);

const isLittle = ({ parts }: File) => parts.reduce((sum, { bytes }) => sum + bytes, 0) <= little;

/** The pairs of a file with others that some page needs both of. */
function pairsWith(file: File, others: readonly File[], limits: MergeLimits): Pair[] {
  const suits = (other: File) =>
    isOfOnePage(file, limits) && isOfOnePage(other, limits)
      ? isOwn(file) === isOwn(other) || (isLittle(file) && isLittle(other))
      : isOwn(file) === isOwn(other) && mayCome(file, limits) && mayCome(other, limits);
  return others
    .filter((other) => suits(other) && [...file.pages].some((page) => other.pages.has(page)))
    .map((other) => pairOf(file, other));
}

/** Bytes that are not worth a thought. */
const few = 512;

/** The pair that saves most requests for what it brings, of those that bring no page more than it may still load. */
function bestOf(
  pairs: readonly Pair[],
  { fileCost, isLate }: MergeLimits,
  left: ReadonlyMap<string, number>,
  tooMany: ReadonlySet<string>,
): Pair | null {
  const worthOf = ({ both }: Pair) => both.filter((page) => tooMany.has(page)).length * fileCost;
  const rankOf = (pair: Pair) => worthOf(pair) / (pair.brought + few);
  const isAllowed = ({ both, spare }: Pair) => {
    const onlyLate = both.filter((page) => tooMany.has(page)).every(isLate);
    return [...spare].every(
      ([page, bytes]) => bytes <= (onlyLate && !isLate(page) ? 0 : (left.get(page) ?? 0)),
    );
  };
  return pairs
    .filter((pair) => worthOf(pair) > pair.brought && isAllowed(pair))
    .reduce<Pair | null>((best, pair) => (best === null || rankOf(pair) > rankOf(best) ? pair : best), null);
}
