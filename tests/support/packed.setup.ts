import { packedPackages } from './packages.ts';

/** Packs the packages before the test files, which run side by side, look at them. */
export default function setup(): void {
  packedPackages();
}
