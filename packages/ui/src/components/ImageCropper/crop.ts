/** The shown part of a picture: `zoom` from 1 (as much as fits), the centre from 0 to 1 in each direction. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The largest part, in the middle of a picture. */
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The maximum zoom. */
export const maxZoom = 4;

/** Width and height, in px. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a crop of `ratio` (width by height) shows, in px of the picture; always inside it. */
export function cropBox({ width, height }: Size, ratio: number, { zoom, x, y }: Crop) {
  const near = Math.min(Math.max(zoom, 1), maxZoom);
  const box = {
    width: Math.min(width, height * ratio) / near,
    height: Math.min(height, width / ratio) / near,
  };
  const within = (centre: number, length: number, part: number) =>
    Math.min(Math.max(centre * length - part / 2, 0), length - part);
  return { left: within(x, width, box.width), top: within(y, height, box.height), ...box };
}

/** True for a part with fewer pixels than the result: it is enlarged, and blurred. */
export const isEnlarged = (picture: Size, crop: Crop, { width, height }: Size): boolean =>
  Math.round(cropBox(picture, width / height, crop).width) < width;

/** Moves a crop by a share of the shown part, such as a drag; it stops at the edge of the picture. */
export function moveCrop(picture: Size, ratio: number, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cropBox(picture, ratio, crop);
  const x = crop.x + (right * width) / picture.width;
  const y = crop.y + (down * height) / picture.height;
  return stopped(picture, ratio, { ...crop, x, y });
}

/** Zooms a crop by a factor, within 1 to `maxZoom`. */
export function zoomCrop(picture: Size, ratio: number, crop: Crop, factor: number): Crop {
  const zoom = Math.min(Math.max(crop.zoom * factor, 1), maxZoom);
  return stopped(picture, ratio, { ...crop, zoom });
}

function stopped(picture: Size, ratio: number, crop: Crop): Crop {
  const { left, top, width, height } = cropBox(picture, ratio, crop);
  return { ...crop, x: (left + width / 2) / picture.width, y: (top + height / 2) / picture.height };
}
