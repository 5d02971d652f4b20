/** A line of subtitles, in seconds of the lesson. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const timing = /^((?:\d+:)?\d\d:\d\d\.\d{3}) --> ((?:\d+:)?\d\d:\d\d\.\d{3})/;

/** Seconds of `00:01:02.500` or `01:02.500`. */
const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The cues of a WebVTT text in their order; what is none, such as a note, is left out, and so are marks such as `<v 教师>`. */
export function readCues(vtt: string): Cue[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const rows = block.split(/\r?\n/);
    const at = rows.findIndex((row) => timing.test(row));
    const [, start, end] = timing.exec(rows[at] ?? '') ?? [];
    if (start === undefined || end === undefined) return [];
    const lines = rows
      .slice(at + 1)
      .map((row) => row.replace(/<[^>]*>/g, '').trim())
      .filter((row) => row !== '');
    return lines.length === 0 ? [] : [{ start: secondsOf(start), end: secondsOf(end), lines }];
  });
}

/** The lines said at a second. */
export const linesAt = (cues: readonly Cue[], second: number): readonly string[] =>
  cues.filter(({ start, end }) => start <= second && second < end).flatMap(({ lines }) => lines);
