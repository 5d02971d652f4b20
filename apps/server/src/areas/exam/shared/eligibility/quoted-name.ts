/** A test's name in 《》; a name that quotes its course already stands as it is. */
export const quotedName = (name: string): string => (name.includes('《') ? name : `《${name}》`);
