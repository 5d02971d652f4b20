const megabyte = 1024 * 1024;

/** What is wrong with a file that was chosen as avatar (2.3), or null. */
export function avatarProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type))
    return '头像仅支持 JPG、PNG 或 WebP 图片';
  return file.size > 2 * megabyte ? '头像不能超过 2MB' : null;
}

/** What is wrong with a file that was chosen as proof (scene QA_FILE of 2.3), or null. */
export function proofProblem(file: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(jpe?g|png|pdf|docx)$/i.test(file.name)) return '仅支持 JPG、PNG、PDF、DOCX';
  if (file.size === 0) return '文件是空的，请重新选择';
  return file.size > 10 * megabyte ? '单个附件不能超过 10MB' : null;
}
