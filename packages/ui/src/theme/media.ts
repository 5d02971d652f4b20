/** Widths of the window at which layouts change, as media queries that paper does not match. */
export const media = {
  /** Stacked lines, dialogs from edge to edge. */
  phone: 'screen and (max-width: 639px)',
  abovePhone: 'screen and (min-width: 640px)',
  /** Two blocks have room beside each other: words and their action, a number and its text. */
  sideBySide: 'screen and (min-width: 720px)',
  /** They are below each other. */
  stacked: 'screen and (max-width: 719px)',
  /** The menu is beside the page, and there is no dock. */
  wide: 'screen and (min-width: 992px)',
  /** A margin has room beside the page. */
  desk: 'screen and (min-width: 1100px)',
  /** The margin is below the page. */
  belowDesk: 'screen and (max-width: 1099px)',
  /** Everything has the width of the drawings. */
  full: 'screen and (min-width: 1200px)',
  belowFull: 'screen and (max-width: 1199px)',
} as const;
