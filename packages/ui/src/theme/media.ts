/** Widths of the window at which layouts change, as media queries that paper does not match. */
export const media = {
  /** Stacked lines, dialogs from edge to edge. */
  phone: 'screen and (max-width: 639px)',
  /** The menu is beside the page, and there is no dock. */
  wide: 'screen and (min-width: 992px)',
  /** A margin has room beside the page. */
  desk: 'screen and (min-width: 1100px)',
  /** The margin is below the page. */
  belowDesk: 'screen and (max-width: 1099px)',
} as const;
