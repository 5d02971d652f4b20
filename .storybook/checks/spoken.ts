/**
 * What React Aria has just announced stays in the page for seven seconds and may name a button that is gone by
 * then: it was said, and is no part of the story.
 */
export const spoken = '[data-live-announcer]';
