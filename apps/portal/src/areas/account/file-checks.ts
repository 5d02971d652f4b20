import { checkContent } from '@qianwei/ui/FileUpload/check-content';
import { checkKind, checkSize } from '@qianwei/ui/FileUpload/check-file';
import type { FileCheck } from '@qianwei/ui/FileUpload/upload-file';

const megabyte = 1024 * 1024;

const checkTrue = checkContent({
  mismatch: '文件内容与扩展名不符，请重新选择',
  macros: '文档含有宏，请另存为不含宏的文件',
  programs: '压缩包中含有程序，请移除后重新压缩',
});

/** What a picture must be to become the avatar (scene AVATAR of 2.3). */
export const avatarChecks: readonly FileCheck[] = [
  checkKind(['jpg', 'jpeg', 'png', 'webp'], '头像仅支持 JPG、PNG 或 WebP 图片'),
  checkSize({ max: 2 * megabyte }, '头像不能超过 2MB', '图片是空的，请重新选择'),
];

/** What a file must be to prove a correction (scene QA_FILE of 2.3). */
export const proofChecks: readonly FileCheck[] = [
  checkKind(['jpg', 'jpeg', 'png', 'pdf', 'docx'], '仅支持 JPG、PNG、PDF、DOCX'),
  checkSize({ max: 10 * megabyte }, '单个附件不能超过 10MB', '文件是空的，请重新选择'),
  checkTrue,
];

/** What is wrong with a file by the first check that objects, or null. */
export async function problemOf(file: File, checks: readonly FileCheck[]): Promise<string | null> {
  for (const check of checks) {
    const problem = await check(file);
    if (problem !== null) return problem;
  }
  return null;
}
