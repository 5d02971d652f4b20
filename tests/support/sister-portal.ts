import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpmCommand } from '../../scripts/pnpm.mjs';
import { mustRun, type PackageName, root } from './packages.ts';

/** The example of another school, installed from the packed packages into a folder of its own. */
export interface SisterPortal {
  readonly folder: string;
  /** The packages that it has in `node_modules`, with the version of each. */
  installed(name: string): { version: string };
  /** Serves the built portal, its calls handed to `server`; resolves with the address. */
  serve(server: string): Promise<string>;
  /** Ends what `serve` started and removes the folder. */
  remove(): Promise<void>;
}

/** Copies the example's sources and installs it with the tarballs in place of the versions that it names. */
export function installSisterPortal(packed: Record<PackageName, string>): SisterPortal {
  const folder = mkdtempSync(join(tmpdir(), 'sister-portal-'));
  const own = join(root, 'examples/sister-portal');
  const generated = new Set(['node_modules', 'dist', 'pnpm-lock.yaml', 'package-lock.json']);
  cpSync(own, folder, {
    recursive: true,
    filter: (path) => !generated.has(path.slice(own.length + 1)),
  });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> };
  for (const [name, tarball] of Object.entries(packed))
    manifest.dependencies[`@qianwei/${name}`] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  const [command, ...first] = pnpmCommand();
  const options = ['--ignore-workspace', '--prefer-offline', '--ignore-scripts', '--reporter=append-only'];
  mustRun(command, [...first, 'install', ...options], folder);

  let served: ChildProcess | null = null;
  return {
    folder,
    installed: (name) =>
      JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      },
    serve(server) {
      const vite = join(folder, 'node_modules/vite/bin/vite.js');
      const child = spawn(process.execPath, [vite, 'preview', '--port', '0', '--host', '127.0.0.1'], {
        cwd: folder,
        env: { ...process.env, SERVER: server, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      served = child;
      return new Promise((resolve, reject) => {
        let output = '';
        const read = (chunk: Buffer) => {
          output += chunk.toString();
          const [address] = output.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
          if (address) resolve(address);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('exit', (code) => reject(new Error(`vite preview ended with ${code}:\n${output}`)));
      });
    },
    async remove() {
      const child = served;
      if (child !== null && child.exitCode === null)
        await new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill();
        });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
