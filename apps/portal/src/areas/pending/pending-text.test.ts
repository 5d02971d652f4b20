import { placeRoutes } from '@qianwei/machines/routes/route';
import { expect, it } from 'vitest';
import { allRoutes } from '../../routes/all.ts';
import { pendingWords } from './pending-text.ts';

it('every page that is not built yet has its sentence, and nothing else has one', () => {
  const pending = placeRoutes(allRoutes).filter(({ route }) => route.component === 'pending');
  expect(pending.length).toBeGreaterThan(0);
  expect(Object.keys(pendingWords).sort()).toEqual(pending.map(({ path }) => path).sort());
});
