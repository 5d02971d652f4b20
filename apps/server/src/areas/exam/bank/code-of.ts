import { createHash } from 'node:crypto';

/** The code of a question whose file names none: the same text always gets the same. */
export const codeOf = (stem: string) => `Q-${createHash('sha256').update(stem).digest('hex').slice(0, 12)}`;
