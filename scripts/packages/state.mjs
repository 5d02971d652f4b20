import { contentHash } from '../stamp.mjs';

/** The packages that are published, by the name of their folder; each behind those that it needs. */
export const packageNames = ['api', 'studies', 'machines', 'ui'];

/** A hash of all that a built package depends on, from the folder of the repository: the same hash, the same `dist`. */
export const packagesHash = () =>
  contentHash([
    'packages',
    'scripts/build-packages.mjs',
    'scripts/packages',
    'LICENSE',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ]);
