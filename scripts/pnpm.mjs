import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** The pnpm that the lock file was written with. */
const version = '12.21.0';

function installed() {
  const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return found.status === 0 && found.stdout.trim() === version;
}

/** The command line that runs pnpm: the installed one when it is of the right version, else through npm. */
export function pnpmCommand() {
  return installed() ? ['pnpm'] : ['npm', 'exec', '--yes', '--prefer-offline', `pnpm@${version}`, '--'];
}

/** Runs a command with its output shown; resolves with the exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs pnpm with its output shown; resolves with the exit code. */
export function runPnpm(args, options) {
  const [command, ...first] = pnpmCommand();
  return run(command, [...first, ...args], options);
}

/** Runs a program that an installed package brings, with its output shown; resolves with the exit code. */
export function runProgram(name, args, options) {
  return run(programPath(name), args, options);
}

/** The path of an installed program: pnpm's own start would take a second. */
export function programPath(name) {
  return join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
