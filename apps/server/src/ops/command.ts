import type { Deps } from '../deps.ts';

interface Named {
  /** Such as attempts:list. */
  readonly name: string;
  /** How it is called, arguments and options. */
  readonly usage: string;
  /** What it does, one Chinese sentence. */
  readonly about: string;
}

/** One command of `pnpm ops`. */
export interface OpsCommand extends Named {
  /** Does it and gives the text to print. Throws OpsProblem for what the caller can mend. */
  run(deps: Deps, args: string[]): Promise<string>;
}

/** A command that needs no data, so that it also works while the server holds them. */
export interface LocalCommand extends Named {
  /** As `run` of OpsCommand. */
  runLocally(args: string[]): Promise<string>;
}

/** Something that whoever types the command can mend: its lines are printed, exit code 1. */
export class OpsProblem extends Error {
  override readonly name = 'OpsProblem';
}
