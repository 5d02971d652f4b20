/** Size of a captcha picture in CSS pixels; it has twice as many in each direction. */
export const pictureSize = { width: 120, height: 44 } as const;

/** Height of a letter before chance stretches it, CSS pixels. */
export const letterHeight = 25;
