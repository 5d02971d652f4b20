import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { ListBoxItem } from 'react-aria-components';
import type { PlacedPoint } from './place.ts';
import * as styles from './TrendChart.css.ts';
import type { TrendChartTexts } from './TrendChart.texts.ts';

interface PointProps {
  point: PlacedPoint;
  /** The result in words. */
  words: string;
  say: TrendChartTexts;
  /** Width of the whole drawing, px. */
  width: number;
}

/**
 * A point that can be hovered, pressed and focused; a box beside it then shows its text, until Escape. Screen readers
 * read its name instead.
 */
export function PointMark({ point, words, say, width }: PointProps) {
  const [dismissed, setDismissed] = useState(false);
  const { key, x, y, zone, period } = point;
  const when = period.name ?? period.label;
  const name = say.parts([when, words]);
  return (
    <ListBoxItem
      id={key}
      textValue={name}
      aria-label={name}
      className={styles.zone}
      style={assignInlineVars({
        [styles.left]: `${zone.x}px`,
        [styles.top]: `${zone.y}px`,
        [styles.width]: `${zone.width}px`,
        [styles.height]: `${zone.height}px`,
        [styles.x]: `${x - zone.x}px`,
        [styles.y]: `${y - zone.y}px`,
        [styles.along]: String(width > 0 ? x / width : 0),
      })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
        else event.continuePropagation();
      }}
      onHoverStart={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {({ isHovered, isFocused }) =>
        (isHovered || isFocused) &&
        !dismissed && (
          <span className={styles.reading} data-below={y < 70 || undefined} aria-hidden="true">
            <bdi className={styles.when}>{when}</bdi>
            <bdi>{words}</bdi>
          </span>
        )
      }
    </ListBoxItem>
  );
}
