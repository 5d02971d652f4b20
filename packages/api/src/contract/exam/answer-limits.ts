/** The most characters that one blank takes. */
export const maxBlankLength = 500;

/** The most characters that a written answer takes, counted as the server counts them: UTF-16 units. */
export const maxAnswerLength = 10_000;
