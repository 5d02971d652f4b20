/** One choice of a GIFT question. */
export interface GiftChoice {
  right: boolean;
  /** Percent of the points; null where none is written. */
  weight: number | null;
  text: string;
}

// A private place for what was escaped, so that the marks of the format can be looked for.
const marks = '~=#{}:\\';
const base = 0xe000;

/** Hides `\~ \= \# \{ \} \: \\`; `\n` becomes a line break. */
export function hideEscapes(text: string): string {
  return text
    .replace(/\\([~=#{}:\\])/g, (_, mark: string) => String.fromCharCode(base + marks.indexOf(mark)))
    .replace(/\\n/g, '\n');
}

/** Brings back what was hidden, without its backslash. */
export function showEscapes(text: string): string {
  return text.replace(/[\uE000-\uE006]/g, (hidden) => marks[hidden.charCodeAt(0) - base] ?? '');
}

/** The choices between the braces, escapes still hidden; remarks behind `#` are left out. */
export function readChoices(body: string): GiftChoice[] {
  const found = [...body.matchAll(/([~=])([^~=]*)/g)];
  return found.map(([, sign = '', rest = '']) => {
    const [said = ''] = rest.split('#');
    const weighted = /^\s*%(-?\d+(?:\.\d+)?)%([\s\S]*)$/.exec(said);
    return {
      right: sign === '=',
      weight: weighted === null ? null : Number(weighted[1]),
      text: (weighted?.[2] ?? said).trim(),
    };
  });
}
