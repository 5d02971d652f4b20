import type { Implementation } from '../../http/implement.ts';
import { attemptRoutes } from './attempt/attempt.routes.ts';
import { resultRoutes } from './results.routes.ts';

/** Tests and assessments: before, while and after they are answered. */
export const examRoutes: Implementation[] = [...attemptRoutes, ...resultRoutes];
