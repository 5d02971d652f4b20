/** How a story is looked at: in which theme and width (px), what axe is asked there, and whether a picture is taken. */
export interface StoryView {
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly width: 1280 | 360;
  /** Every rule, or only those that a theme can break. */
  readonly axe: 'every rule' | 'colours';
  readonly drawn: boolean;
}

/**
 * Each theme, each width and each rule is seen on every story, and no product of them: what stands where does not depend on the
 * theme, and what colour it has hardly on the width.
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
 * What React Aria has just announced stays in the page for seven seconds and may name a button that is gone by
 * then: it has been announced and is not part of the story.
 */
export const spoken = '[data-live-announcer]';
