/** The words of `ImageCropper`. */
export interface ImageCropperTexts {
  /** Names the picture and says how to move it. */
  stage: string;
  zoom: string;
  turn: string;
  preview: string;
  /** No picture has been chosen. */
  missing: string;
  opening: string;
  broken: string;
  /** Fewer pixels than the result has; it will be blurred. */
  small: (width: number, height: number) => string;
  /** The position of the shown part, after a key: percent from the left and from the top, and the zoom. */
  place: (right: number, down: number, zoom: number) => string;
}

export const imageCropperTexts: ImageCropperTexts = {
  stage: '图片裁剪，可拖动，或用方向键移动、加减号缩放',
  zoom: '放大',
  turn: '旋转 90°',
  preview: '预览',
  missing: '还没有选择图片',
  opening: '正在打开图片',
  broken: '这张图片打不开，可能已损坏，请换一张',
  small: (width, height) => `所选部分小于 ${width}×${height} 像素，结果可能不清晰，请缩小或换一张更大的图片`,
  place: (right, down, zoom) => `横向 ${right}%，纵向 ${down}%，放大到 ${zoom}%`,
};
