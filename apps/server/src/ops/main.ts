import { runOps } from './run-ops.ts';

process.exitCode = await runOps(process.argv.slice(2), process.env, {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
