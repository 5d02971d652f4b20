import type { Fault } from './graduation.ts';

/** The id of a fault's place on the page. */
export const faultId = ({ id }: Pick<Fault, 'id'>) => `fault-${id}`;
