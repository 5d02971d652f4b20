/** Why the server can't start, as one Chinese line for whoever starts it; `main.ts` prints it and exits with code 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
