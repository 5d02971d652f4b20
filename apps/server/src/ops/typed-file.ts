import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DomainProblem } from '../problems.ts';

/** A path as it was typed: pnpm runs its scripts elsewhere and says where that was. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** The file at a path as it was typed. Rejects with DomainProblem when it cannot be read. */
export async function readTypedFile(path: string): Promise<Buffer> {
  try {
    return await readFile(typedPath(path));
  } catch {
    throw new DomainProblem(`无法读取文件 ${path}`);
  }
}
