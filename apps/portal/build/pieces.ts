import { type Chunk, codeLength, withNeeded } from './chunk.ts';
import type { LateNeeds } from './late-needs.ts';
import type { Piece } from './merge.ts';

/**
 * Divides modules into pieces by who needs them.
 *
 * @param pages the modules that each page needs.
 * @param late what each late piece needs beside them.
 * @param taken modules that are in a file already.
 * @param trial the chunks of a build without groups.
 * @param apart those of the taken modules that are in a file which not every page loads: a piece that imports them brings them.
 */
export function piecesOf(
  pages: Readonly<Record<string, ReadonlySet<string>>>,
  late: Readonly<Record<string, LateNeeds>>,
  taken: ReadonlySet<string>,
  trial: readonly Chunk[],
  apart: ReadonlySet<string>,
): Piece[] {
  const pieceOf = new Map<string, GrowingPiece>();
  const byPages = new Map<string, GrowingPiece>();
  const lateNames = Object.keys(late);
  const takenApart = newPiece(
    Object.keys(pages).filter((page) => [...apart].some((id) => pages[page]?.has(id))),
  );
  for (const name of lateNames) {
    const { needed, isLoaded } = late[name] ?? { needed: new Set(), isLoaded: () => false };
    if ([...apart].some((id) => needed.has(id))) takenApart.pages.add(name);
    if ([...apart].every(isLoaded)) takenApart.loadedBy.add(name);
  }
  for (const id of apart) pieceOf.set(id, takenApart);
  for (const { modules } of trial)
    for (const [id, module] of Object.entries(modules)) {
      if (apart.has(id)) takenApart.bytes += codeLength(module);
      const byPage = Object.keys(pages).filter((page) => pages[page]?.has(id));
      const byLate = lateNames.filter((name) => late[name]?.needed.has(id));
      if (taken.has(id) || byPage.length + byLate.length === 0) continue;
      // Late pieces do not divide what pages need: that would be too many files for the pages.
      const ofOnePage = byPage.length === 1 && byLate.length > 0;
      const key = byPage.length === 0 ? byLate.join(' ') : [...byPage, ofOnePage && 'late'].join(' ');
      const piece = byPages.get(key) ?? newPiece(byPage);
      if (byPage.length < 2) for (const name of byLate) piece.pages.add(name);
      for (const name of lateNames) if (late[name]?.isLoaded(id)) piece.loadedBy.add(name);
      piece.modules.push(id);
      piece.bytes += codeLength(module);
      byPages.set(key, piece);
      pieceOf.set(id, piece);
    }
  for (const chunk of trial) {
    const pieces = withNeeded(trial, [chunk])
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => pieceOf.get(id) ?? []);
    for (const id of chunk.moduleIds) for (const piece of pieces) pieceOf.get(id)?.needs.add(piece);
  }
  return [...byPages.values()];
}

interface GrowingPiece extends Piece {
  pages: Set<string>;
  loadedBy: Set<string>;
  modules: string[];
  needs: Set<Piece>;
}

const newPiece = (pages: readonly string[]): GrowingPiece => ({
  pages: new Set(pages),
  loadedBy: new Set(),
  modules: [],
  bytes: 0,
  needs: new Set(),
});
