/** Why the server can't start, as one Chinese line for the operator; `main.ts` prints it and exits with code 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/**
 * Why something that staff ask for is not done, in Chinese lines that say what is wrong and what they can do: `pnpm ops`
 * prints them and exits with code 1. Workflows of staff throw it; those of students throw a Refusal (http/refusal.ts).
 */
export class DomainProblem extends Error {
  override readonly name = 'DomainProblem';
}
