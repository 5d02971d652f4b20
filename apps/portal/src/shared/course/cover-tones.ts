/** The cover of a course by its `tone`. */
export const coverTones = { PUBLIC: 'public', CORE: 'core', ELECTIVE: 'elective' } as const;
