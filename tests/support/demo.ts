import { constants } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Which database holds the demo institution: the one in the data folder, or one on the server of TEST_DATABASE_URL. */
export type DemoKind = 'embedded' | 'postgres';

/** The demo institution as a stopped server left it. */
export interface Demo {
  readonly dataDir: string;
  /** Name of the database to copy; only with `postgres`. */
  readonly template?: string;
}

/**
 * The demo institution in a new data folder, for the caller to remove: copied from the one that prepared-demo.setup.ts
 * makes once a run. Outside of a run the folder is empty, and a server fills it.
 */
export async function copyDemo(kind: DemoKind): Promise<Demo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qianwei-data-'));
  const { PREPARED_DEMO, TEST_DATABASE_URL } = process.env;
  if (!PREPARED_DEMO || (kind === 'postgres' && !TEST_DATABASE_URL)) return { dataDir };
  const response = await fetch(`${PREPARED_DEMO}/${kind}`);
  if (!response.ok) throw new Error(`The demo was not prepared: ${await response.text()}`);
  const prepared = (await response.json()) as Demo;
  await cp(prepared.dataDir, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { ...prepared, dataDir };
}
