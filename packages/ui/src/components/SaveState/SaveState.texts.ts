/** The words of `SaveState`. */
export interface SaveStateTexts {
  saving: string;
  /** The time stands behind it. */
  saved: string;
  local: string;
  failed: string;
  retry: string;
}

export const saveStateTexts: SaveStateTexts = {
  saving: '保存中…',
  saved: '已保存',
  local: '已存本机，联网后补传',
  failed: '保存失败',
  retry: '重试',
};
