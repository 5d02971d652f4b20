import { TrendDrawing, type TrendProps } from '../TrendChart/Drawing.tsx';

export type TrendFigureProps = TrendProps;

/**
 * The picture of `TrendChart` where nothing of it is operated, such as beside a link to the scores: it costs no list
 * box. A screen reader has the same list, which is visible in 特大.
 */
export function TrendFigure(props: TrendFigureProps) {
  return <TrendDrawing {...props} />;
}
