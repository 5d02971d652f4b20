/** The maximum length of the text in one blank, UTF-16 units. */
export const maxBlankLength = 500;

/** The maximum length of a written answer, UTF-16 units, as the server counts. */
export const maxAnswerLength = 10_000;
