/** Width and height of the photo of a sign-up, px. */
export const photoPixels = { width: 480, height: 640 } as const;
