import type { Deps } from '../deps.ts';

interface Named {
  /** Such as attempts:list. */
  readonly name: string;
  /** How it is called, arguments and options. */
  readonly usage: string;
  /** Purpose, one Chinese sentence. */
  readonly about: string;
}

/** One command of `pnpm ops`. */
export interface OpsCommand extends Named {
  /** Does it and returns the text to print. Rejects with DomainProblem for what the caller can mend. */
  run(deps: Deps, args: readonly string[]): Promise<string>;
}

/** A command that needs no data, so that it also works while the server holds them. */
export interface LocalCommand extends Named {
  /** As `run` of OpsCommand. */
  runLocally(args: readonly string[]): Promise<string>;
}

/** Terminal commands of an area. */
export type AreaCommands = readonly (OpsCommand | LocalCommand)[];

/** Office that acts when nobody is named. */
export const office = '考办';
