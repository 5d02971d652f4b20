/** The monotonic clock, ms. */
export const monotonic = (): number => performance.now();
