/** Which square of a picture is shown: `zoom` from 1 (as much as fits), the centre from 0 to 1 in each direction. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The whole middle of a picture. */
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of the picture that a crop shows, in its pixels; it never leaves the picture. */
export function cropSquare(width: number, height: number, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom);
  const within = (centre: number, length: number) =>
    Math.min(Math.max(centre * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Moves a crop by a share of the shown square, such as a drag; it stops at the edge of the picture. */
export function moveCrop(width: number, height: number, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(width, height, crop);
  const moved = { ...crop, x: crop.x + (right * side) / width, y: crop.y + (down * side) / height };
  const stopped = cropSquare(width, height, moved);
  return { ...crop, x: (stopped.left + side / 2) / width, y: (stopped.top + side / 2) / height };
}
