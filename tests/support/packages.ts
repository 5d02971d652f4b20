import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that are published, by the name of their folder. */
export const packageNames = ['api', 'machines', 'studies', 'ui'] as const;
export type PackageName = (typeof packageNames)[number];

/** The parts of a published manifest that tests read. */
export interface PublishedManifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Output of a program and its exit code. */
export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end. */
export function run(command: string, args: string[], cwd = root): Finished {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

/** Runs a program and resolves with what it printed. Throws with all of it when it failed. */
export function mustRun(command: string, args: string[], cwd = root): string {
  const { code, stdout, stderr } = run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

/** The packed packages (absolute paths), packed again only when their sources have changed. */
export function packedPackages(): Record<PackageName, string> {
  const files = mustRun(process.execPath, ['scripts/pack-packages.mjs']).trim().split('\n');
  const find = (name: PackageName) => {
    const file = files.find((path) => path.includes(`qianwei-${name}-`));
    if (file === undefined) throw new Error(`${name} was not packed:\n${files.join('\n')}`);
    return join(root, file);
  };
  return { api: find('api'), machines: find('machines'), studies: find('studies'), ui: find('ui') };
}

/** The folder that a package is published from; `packedPackages` fills it. */
export const builtFolder = (name: PackageName) => join(root, 'packages', name, 'dist');

/** The manifest of a built package. */
export function publishedManifest(name: PackageName): PublishedManifest {
  return JSON.parse(readFileSync(join(builtFolder(name), 'package.json'), 'utf8')) as PublishedManifest;
}

/** The program that an installed package brings, as a path for Node. */
export function programOf(packageName: string, program = packageName.split('/').at(-1) ?? ''): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (path === undefined) throw new Error(`${packageName} has no program ${program}`);
  return join(folder, dirname(path), path.split('/').at(-1) ?? '');
}
