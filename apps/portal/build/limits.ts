/** KiB of JavaScript that a page may load before its data is there, by its key, where that is not 200. */
const javascript: Readonly<Record<string, number>> = {
  login: 110,
  home: 180,
  answer: 180,
  planner: 220,
};

/** The KiB of JavaScript, compressed, that a page may load before its data is there. */
export const maxJavascript = (page: string): number => javascript[page] ?? 200;

/** Files that a page may load before its data is there, its document included, where that is not 14: with two calls that is 16 requests. */
const files: Readonly<Record<string, number>> = { login: 4 };

/** Files that a page may load before its data is there, its document included; the calls for the data come on top. */
export const maxFiles = (page: string): number => files[page] ?? 14;

/** The KiB of style sheets, compressed, those in its document included. */
export const maxStyles = (page: string): number => (page === 'login' ? 8 : 26);
