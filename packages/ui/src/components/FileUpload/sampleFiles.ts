import type { UploadFile, UploadState } from './upload-file.ts';

const megabyte = 1024 * 1024;

/** A file of the stories. */
export function sample(name: string, state: UploadState, more: Partial<UploadFile> = {}): UploadFile {
  const fraction = state === 'done' ? 1 : 0;
  return {
    id: name,
    name,
    size: 1.5 * megabyte,
    type: '',
    state,
    fraction,
    error: '',
    canRetry: true,
    ...more,
  };
}

/** One file in each state. */
export const sampleFiles: UploadFile[] = [
  sample('毕业登记表.pdf', 'done', { receipt: '8F3A', url: '#view' }),
  sample('身份证人像面.jpg', 'uploading', { fraction: 0.62, size: 4.2 * megabyte }),
  sample('前置学历证书.pdf', 'checking', { size: 820 * 1024 }),
  sample('思想品德鉴定表.pdf', 'waiting'),
  sample('学信网报告.pdf', 'failed', { error: '网络连接异常，请稍后再试！' }),
  sample('证件照.jpg', 'failed', {
    error: '照片须为 480×640 像素的 JPG，当前为 600×800',
    canRetry: false,
  }),
  sample('实践报告.docx', 'cancelled'),
];
