import type { TrendChartTexts } from './TrendChart.texts.ts';
import type { TrendPoint } from './trend.ts';

/** Scores are shown to one decimal. */
const shown = (score: number) => Math.round(score * 10) / 10;

/** The score could not be drawn where it belongs. */
const outside = (score: number) => score < 0 || score > 100;

/** The figure beside a point, short; none for one who was absent. */
export function figureOf({ score }: TrendPoint): string | undefined {
  if (score === null) return undefined;
  if (score > 100) return '>100';
  return score < 0 ? '<0' : String(shown(score));
}

/** A right-to-left name must not reorder the figures around it. */
const isolated = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);

/** The accessible name of a point. */
export function wordsOf({ score, name, note }: TrendPoint, pass: number, say: TrendChartTexts): string {
  const result =
    score === null
      ? [note ?? say.absent]
      : [
          say.score(shown(score)),
          score < pass ? say.failed : say.passed,
          ...(outside(score) ? [say.outside] : []),
        ];
  return say.parts([...(name ? [isolated(name)] : []), ...result]);
}
