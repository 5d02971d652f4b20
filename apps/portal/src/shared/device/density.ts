import { readLocal, writeLocal } from './stored.ts';

/** The spacing of rows and controls on this device. */
export type Density = 'roomy' | 'compact';

const key = 'qianwei_density';

/** The choice of this device; a damaged value counts as roomy. */
export function readDensity(): Density {
  return readLocal(key) === 'compact' ? 'compact' : 'roomy';
}

/** Applies the choice to the page. */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'compact') dataset.density = density;
  else delete dataset.density;
}

/** Stores the choice on this device and applies it to the page. */
export function chooseDensity(density: Density): void {
  writeLocal(key, density === 'compact' ? density : null);
  applyDensity(density);
}
