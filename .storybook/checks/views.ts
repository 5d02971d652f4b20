/** A view of a story: theme, width (px), the axe rules checked there, and whether a picture is taken. */
export interface StoryView {
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly width: 1280 | 360;
  /** Every rule, or only those that a theme can break. */
  readonly axe: 'every rule' | 'colours';
  readonly drawn: boolean;
}

/**
 * Each theme, each width and each rule is checked on every story, but not their product: positions do not depend on
 * the theme, and colours hardly on the width.
 */
export const pairs: readonly StoryView[] = [
  { theme: 'light', width: 1280, axe: 'every rule', drawn: true },
  { theme: 'contrast', width: 1280, axe: 'colours', drawn: false },
  { theme: 'light', width: 360, axe: 'every rule', drawn: false },
  { theme: 'dark', width: 360, axe: 'colours', drawn: true },
];

/** Every theme at every width, for `pnpm visual --all`. High contrast has the geometry of light, so it is not drawn. */
export const product: readonly StoryView[] = ([1280, 360] as const).flatMap((width): StoryView[] => [
  { theme: 'light', width, axe: 'every rule', drawn: true },
  { theme: 'dark', width, axe: 'colours', drawn: true },
  { theme: 'contrast', width, axe: 'colours', drawn: false },
]);

/**
 * An announcement of React Aria stays in the page for seven seconds and may name a button that is gone by then: it is
 * not part of the story.
 */
export const spoken = '[data-live-announcer]';
