/** The command line that runs pnpm: the installed one when it is of the right version, else through npm. */
export function pnpmCommand(): [string, ...string[]];

/** Runs a program that an installed package brings, with its output shown; resolves with the exit code. */
export function runProgram(name: string, args: readonly string[]): Promise<number>;
