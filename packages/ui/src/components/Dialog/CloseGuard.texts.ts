/** The question before something typed would be lost. */
export interface CloseGuardTexts {
  title: string;
  text: string;
  /** The safe answer. */
  stay: string;
  leave: string;
}

export const closeGuardTexts: CloseGuardTexts = {
  title: '还没有保存，确定关闭？',
  text: '关闭后，刚才填写的内容不会保留。',
  stay: '继续填写',
  leave: '放弃修改',
};
