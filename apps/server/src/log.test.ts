import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(
    createLogger(
      (line) => lines.push(line),
      () => new Date(0),
    ),
  );
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('the log', () => {
  it('is one line of JSON an event, with what its logger is bound to', () => {
    const line = logOf((log) => log.with({ correlationId: 'c' }).info('call', { ms: 1 }));
    expect(line).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'call',
      correlationId: 'c',
      ms: 1,
    });
  });

  it('says where an error came from, without parameters of a query and without long numbers', () => {
    const cause = Object.assign(new Error('no such 320198199809170335'), { code: '22P02' });
    const error = new Error('Failed query: select $1\nparams: 周子墨', { cause });
    const line = JSON.stringify(logOf((log) => log.error('failed', error)));
    expect(line).toContain('log.test.ts');
    expect(line).toContain('22P02');
    expect(line).not.toMatch(/周子墨|320198199809170335/);
  });
});
