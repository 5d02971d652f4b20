/** The most characters of one blank, as the contract has it. */
export const longestBlank = 500;

/** The most characters of a written answer, as the contract has it; counted as the server counts them. */
export const longestText = 10_000;
