import type { Sql } from 'postgres';
import { connect } from '../exam/database.ts';
import { faultsOf, type PlanNode } from './plan-nodes.ts';

/** A statement as the server sent it. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Writes down the statements of a database while it is asked to. */
export interface StatementRecorder {
  logQuery(text: string, values: unknown[]): void;
  /** The statements that `run` sends, each text once. */
  during(run: () => Promise<unknown>): Promise<Statement[]>;
}

/** Records nothing until it is asked to. */
export function createRecorder(): StatementRecorder {
  let recording: Map<string, Statement> | null = null;
  return {
    logQuery(text, values) {
      if (recording?.has(text) === false) recording.set(text, { text, values });
    },
    async during(run) {
      const statements = new Map<string, Statement>();
      recording = statements;
      await run();
      recording = null;
      return [...statements.values()];
    },
  };
}

/** Connects for the server's statements, whose JSON values are text already. */
export function connectForPlans(databaseUrl: string): Sql {
  const sql = connect(databaseUrl);
  for (const json of [114, 3802]) sql.options.serializers[json] = (value: unknown) => value;
  return sql;
}

const isExplained = ({ text }: Statement) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Returns the reads of a statement that grow with students; `print` shows its plan. */
export async function explain(
  sql: Sql,
  statement: Statement,
  grown: ReadonlySet<string>,
  print: boolean,
): Promise<string[]> {
  if (!isExplained(statement)) return [];
  const { text, values } = statement;
  // A statement that writes has run already, and is only planned here.
  const counted = /^\s*select\b/i.test(text) ? 'analyze, buffers, ' : '';
  const ask = (format: string) =>
    sql.unsafe(`explain (${counted}format ${format}) ${text}`, values as string[]).values();
  if (print) {
    console.log(`\n${text}`);
    for (const [line] of await ask('text')) console.log(`    ${line}`);
  }
  const [[answer] = []] = (await ask('json')) as unknown as [{ Plan: PlanNode }[]][];
  const plan = answer?.[0]?.Plan;
  if (plan === undefined) throw new Error(`No plan of ${text}`);
  return faultsOf(plan, grown).map((fault) => `${fault}, by ${text.slice(0, 120)}`);
}
