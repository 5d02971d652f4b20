import { vi } from 'vitest';

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Listens to the console; `heard` gives what was said since the last time and forgets it. */
export function listenToConsole() {
  let lines: string[] = [];
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      lines.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  return {
    heard() {
      const said = lines;
      lines = [];
      return said;
    },
  };
}
