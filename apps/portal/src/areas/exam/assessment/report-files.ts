import { upload } from '@qianwei/api/contract/upload';
import { ApiError } from '@qianwei/api/errors';
import { checkContent } from '@qianwei/ui/FileUpload/check-content';
import { checkKind, checkSize } from '@qianwei/ui/FileUpload/check-file';
import type { FileCheck } from '@qianwei/ui/FileUpload/upload-file';
import { useUploads } from '@qianwei/ui/FileUpload/useUploads';
import { useClient } from '../../../shared/client/client.tsx';

/** Endings that a practice report may have, for the browser's own dialog. */
export const reportKinds = ['.docx', '.pdf', '.zip'];

const tooLarge = '实践报告最多 3 个文件，单个不超过 20MB';

/** What a file must be to be a practice report (scene PRACTICE_REPORT of 2.3). */
const checks: readonly FileCheck[] = [
  checkKind(['docx', 'pdf', 'zip'], '仅支持 DOCX、PDF、ZIP'),
  checkSize({ max: 20 * 1024 * 1024 }, tooLarge, '文件是空的，请重新选择'),
  checkContent({
    mismatch: '文件内容与扩展名不符，请重新选择',
    macros: '文档含有宏，请另存为不含宏的文件',
    programs: '压缩包中含有程序，请移除后重新压缩',
  }),
];

/** The files of a report, sent as soon as they are chosen. */
export function useReportFiles(bizId: string) {
  const client = useClient();
  return useUploads({
    maxFiles: 3,
    checks,
    texts: { tooMany: (limit, left) => `实践报告最多 ${limit} 个文件，有 ${left} 个没有添加` },
    errorText: (error) => (error instanceof ApiError ? error.message : '上传失败，请重试'),
    upload: async (file, options) => {
      const { fileId, sha256 } = await client.upload(
        upload,
        { file, scene: 'PRACTICE_REPORT', bizId },
        options,
      );
      return { value: fileId, receipt: sha256.slice(0, 8).toUpperCase() };
    },
  });
}
