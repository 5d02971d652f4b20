export type { LateFailure } from './LateBoundary.tsx';
export { LateFailures, type LateFailuresProps } from './LateFailures.tsx';
export { LatePiece, type LatePieceProps } from './LatePiece.tsx';
export { type LateTexts, lateTexts } from './late.texts.ts';
export { loadCode, MissingCode } from './loadCode.ts';
export { type Late, late, type Prefetch } from './piece.ts';
export { type LateUse, useLate } from './useLate.ts';
export { useLatePanel } from './useLatePanel.ts';
export { whenIdle } from './whenIdle.ts';
