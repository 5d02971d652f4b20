/** The words of `FileUpload`; `name` is the file's. */
export interface FileUploadTexts {
  /** In the drop zone, where a mouse can drag; on a touch screen it is only read out. */
  drop: string;
  choose: string;
  /** Opens the camera, on a phone. */
  camera: string;
  waiting: string;
  checking: string;
  uploading: string;
  /** With the first characters of the checksum, when they are known. */
  done: (receipt?: string) => string;
  cancelled: string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  replace: (name: string) => string;
  view: (name: string) => string;
  closeView: string;
  /** Names the list of files. */
  list: (label: string) => string;
  /** Announced once when files begin and when all have ended. */
  began: (count: number) => string;
  ended: (done: number, failed: number, problem: string) => string;
}

export const fileUploadTexts: FileUploadTexts = {
  drop: '也可以把文件拖到这里，或粘贴截图',
  choose: '选择文件',
  camera: '拍照',
  waiting: '等待上传',
  checking: '正在检查',
  uploading: '正在上传',
  done: (receipt) => (receipt ? `已上传，校验码 ${receipt}…` : '已上传'),
  cancelled: '已取消上传',
  cancel: (name) => `取消上传${name}`,
  retry: (name) => `重新上传${name}`,
  remove: (name) => `移除${name}`,
  replace: (name) => `更换${name}`,
  view: (name) => `查看${name}`,
  closeView: '关闭',
  list: (label) => `${label}，已选文件`,
  began: (count) => `开始上传 ${count} 个文件`,
  ended: (done, failed, problem) =>
    [done > 0 && `${done} 个文件上传完成`, failed > 0 && `${failed} 个文件没有上传成功：${problem}`]
      .filter(Boolean)
      .join('，'),
};

/** The words of `useUploads`: why files were not taken. */
export interface UploadsTexts {
  /** More than `limit` were chosen; `left` were left out. */
  tooMany: (limit: number, left: number) => string;
  duplicate: (name: string) => string;
  /** The cause is unknown; another try may help. */
  failed: string;
  /** The file cannot be read any more: it was moved, or changed since it was chosen. */
  unreadable: string;
}

export const uploadsTexts: UploadsTexts = {
  tooMany: (limit, left) => `最多上传 ${limit} 个文件，有 ${left} 个没有添加`,
  duplicate: (name) => `${name} 已经添加过，没有重复添加`,
  failed: '上传失败，请检查网络后重试',
  unreadable: '文件无法读取，可能已被移动或修改，请重新选择',
};
