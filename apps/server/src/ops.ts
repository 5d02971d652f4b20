import { commands } from './commands.ts';
import { runOps } from './ops/run-ops.ts';
import { withoutControls } from './typed-text.ts';

// `pnpm ops`: what staff do by terminal. Built to dist/ops.js.
process.exitCode = await runOps(commands, process.argv.slice(2), process.env, {
  print: (text) => process.stdout.write(`${withoutControls(text)}\n`),
  complain: (text) => process.stderr.write(`${withoutControls(text)}\n`),
});
