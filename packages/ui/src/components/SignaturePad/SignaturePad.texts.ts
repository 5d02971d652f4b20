/** The words of `SignaturePad`. */
export interface SignaturePadTexts {
  /** Names the canvas. */
  pad: string;
  /** On the empty canvas. */
  begin: string;
  undo: string;
  clear: string;
  fullScreen: string;
  closeFullScreen: string;
  /** In full screen on an upright phone. */
  turnPhone: string;
  confirm: string;
  uploadInstead: string;
  tooSimple: string;
  /** The writing tool could not be fetched. */
  notLoaded: string;
  retry: string;
  written: (strokes: number) => string;
}

export const signaturePadTexts: SignaturePadTexts = {
  pad: '手写签名区，请用手指、触控笔或鼠标书写',
  begin: '请在此处签名',
  undo: '撤销一笔',
  clear: '重写',
  fullScreen: '全屏书写',
  closeFullScreen: '收起',
  turnPhone: '把手机横过来书写更方便',
  confirm: '使用此签名',
  uploadInstead: '上传手写签名照片',
  tooSimple: '签名过于简单，请重新签写',
  notLoaded: '手写工具加载失败，请检查网络后重试',
  retry: '重新加载',
  written: (strokes) => (strokes === 0 ? '签名区是空的' : `已写 ${strokes} 笔`),
};
