/** Facts of one event. Never a token, password, signature, query string, name, ID-card or phone number. */
export type LogFacts = Record<string, string | number | boolean | null>;

/** Structured log: one JSON line an event, with the correlation id of the request when there is one. */
export interface Logger {
  info(event: string, facts?: LogFacts): void;
  /** `error` is written by class, code, message and stack, without a query's parameters and with long numbers blotted out. */
  error(event: string, error: unknown, facts?: LogFacts): void;
  /** A logger whose lines all carry these facts too. */
  with(facts: LogFacts): Logger;
}

/** The message of an error without a query's parameters and with long numbers blotted out. */
export const harmlessMessage = (message: string): string =>
  (message.split('\nparams:')[0] ?? '').replace(/\d{6,}/g, '#').slice(0, 300);

function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = (error as { code?: unknown }).code;
  const facts: LogFacts = {
    error: error.name,
    message: harmlessMessage(error.message),
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
  if (typeof code === 'string') facts.code = code;
  // A database driver's error is wrapped: the cause says what was wrong.
  if (error.cause instanceof Error) {
    for (const [name, value] of Object.entries(errorFacts(error.cause))) facts[`cause.${name}`] = value;
  }
  return facts;
}

/** Writes one line of JSON an event through `write`; `now` returns the time. */
export function createLogger(write: (line: string) => void, now: () => Date, bound: LogFacts = {}): Logger {
  const line = (level: string, event: string, facts: LogFacts) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...bound, ...facts })}\n`);
  return {
    info: (event, facts = {}) => line('info', event, facts),
    error: (event, error, facts = {}) => line('error', event, { ...facts, ...errorFacts(error) }),
    with: (facts) => createLogger(write, now, { ...bound, ...facts }),
  };
}
