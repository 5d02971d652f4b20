import type { Obstacle } from '@qianwei/api/contract/eligibility';

/** A reason without its full stop: as a title, or where words follow. */
export const bareReason = ({ reason }: Pick<Obstacle, 'reason'>) => reason.replace(/。$/, '');
