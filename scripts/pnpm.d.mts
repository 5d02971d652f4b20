/** The command line that runs pnpm: the installed one when it is of the right version, else through npm. */
export function pnpmCommand(): [string, ...string[]];
