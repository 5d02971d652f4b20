import { lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DomainProblem } from '../problems.ts';
import { typedText } from '../typed-text.ts';

/** A path as it was typed: pnpm runs its scripts elsewhere and says where that was. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const mebibyte = 1024 * 1024;

/** The most MiB of a file, and of one that is a text. */
const maxFileSize = 64;
const maxTextSize = 16;

/**
 * The file at a path as it was typed. Rejects with DomainProblem when it cannot be read, or has more than `maxSize` MiB, of which nothing
 * is read then.
 */
export async function readTypedFile(path: string, maxSize = maxFileSize): Promise<Buffer> {
  const unreadable = () => new DomainProblem(`无法读取文件 ${path}`);
  // A pipe without a writer would be waited for.
  const found = await stat(typedPath(path)).catch(() => null);
  if (found === null || !found.isFile()) throw unreadable();
  if (found.size > maxSize * mebibyte)
    throw new DomainProblem(`文件 ${path} 有 ${Math.ceil(found.size / mebibyte)} MB，最多 ${maxSize} MB`);
  try {
    return await readFile(typedPath(path));
  } catch {
    throw unreadable();
  }
}

/** The text file at a path as it was typed. Rejects with DomainProblem as `readTypedFile` and `typedText`; it has at most 16 MiB. */
export const readTypedText = async (path: string): Promise<string> =>
  typedText(await readTypedFile(path, maxTextSize), `文件 ${path} `);

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
