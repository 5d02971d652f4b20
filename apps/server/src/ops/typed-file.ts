import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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

/**
 * Makes a folder that is not there yet, readable only for who runs the command; an empty one is taken when it is readable only
 * for them, and no link to another. Rejects with DomainProblem.
 */
export async function makeNewFolder(path: string): Promise<void> {
  const folder = typedPath(path);
  const held = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => readdir(folder))
    .catch(() => null);
  if (held === null) throw new DomainProblem(`无法建立目录 ${path || '（空）'}`);
  if (held.length > 0) throw new DomainProblem(`目录 ${path || '（空）'} 里已有文件，请换一个新目录`);
  const found = await lstat(folder);
  if (!found.isDirectory() || (found.mode & 0o077) !== 0)
    throw new DomainProblem(`目录 ${path} 是链接，或者别人也能打开，请换一个新目录`);
}

/**
 * Writes a file that is not there yet, readable only for who runs the command. Its name ends with `ending`, so that nothing
 * lands where programs look for something else. Rejects with DomainProblem.
 */
export async function writeNewFile(path: string, ending: string, bytes: Uint8Array): Promise<void> {
  if (!path.toLowerCase().endsWith(ending))
    throw new DomainProblem(`文件名 ${path || '（空）'} 应以 ${ending} 结尾`);
  try {
    await writeFile(typedPath(path), bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new DomainProblem(isThere ? `文件 ${path} 已存在，请换一个名字` : `无法写入文件 ${path}`);
  }
}
