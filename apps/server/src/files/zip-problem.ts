import type { ZipEntry } from './zip-directory.ts';

const executable =
  /\.(exe|com|scr|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|msi|msp|dll|cpl|jar|apk|app|sh|lnk|reg|iso)$/i;
const maxEntries = 5_000;
const maxRatio = 100;
const maxUnpacked = 300 * 1024 * 1024;

/** Says in Chinese what is dangerous about an archive (also DOCX and PPTX), or null when nothing is. */
export function zipProblem(entries: readonly ZipEntry[]): string | null {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  if (entries.length > maxEntries) return `压缩包内文件过多（超过 ${maxEntries} 个），请精简后重新上传`;
  if (unpacked > maxUnpacked || unpacked > maxRatio * Math.max(packed, 1024)) {
    return '压缩包解压后过大，请检查内容后重新压缩上传';
  }
  if (entries.some((entry) => entry.encrypted)) return '压缩包已加密，请去除密码后重新上传';
  if (entries.some((entry) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]/.test(entry.name)))
    return '压缩包内的文件路径不正确，请重新压缩后上传';
  if (entries.some((entry) => /(^|\/)vbaProject\.bin$/i.test(entry.name)))
    return '文件含有宏，请另存为不含宏的文档后重新上传';
  const program = entries.find((entry) => executable.test(entry.name));
  return program === undefined
    ? null
    : `压缩包内含有可执行文件（${program.name.split(/[\\/]/).at(-1)}），请删除后重新上传`;
}
