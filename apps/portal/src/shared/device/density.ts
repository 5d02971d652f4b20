import { readLocal, writeLocal } from './stored.ts';

/** How close together rows and controls stand on this device. */
export type Density = 'roomy' | 'compact';

const key = 'qianwei_density';

/** The choice of this device; a damaged value counts as roomy. */
export function readDensity(): Density {
  return readLocal(key) === 'compact' ? 'compact' : 'roomy';
}

/** Puts the choice on the page. */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'compact') dataset.density = density;
  else delete dataset.density;
}

/** Remembers the choice on this device and puts it on the page. */
export function chooseDensity(density: Density): void {
  writeLocal(key, density === 'compact' ? density : null);
  applyDensity(density);
}
