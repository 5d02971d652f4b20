import { contentProblem } from './entry-content.ts';
import { maxEntries, type ZipArchive } from './zip-archive.ts';
import { nameProblem } from './zip-names.ts';

/** An archive unpacks to at most this many times its own size. */
const maxRatio = 100;
/** Bytes. */
const maxUnpacked = 200 * 1024 * 1024;

/** Problem that the directory alone shows, or null. */
function directoryProblem({ count, entries }: ZipArchive, packed: number): string | null {
  if (count > maxEntries) return `压缩包内文件过多（超过 ${maxEntries} 个），请精简后重新上传`;
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > maxUnpacked || unpacked > maxRatio * Math.max(packed, 1024))
    return '压缩包解压后过大，请检查内容后重新压缩上传';
  if (entries.some(({ encrypted }) => encrypted)) return '压缩包已加密，请去除密码后重新上传';
  if (entries.some(({ link }) => link)) return '压缩包内含有链接，请换成文件本身后重新压缩上传';
  return null;
}

/**
 * Says in Chinese what is dangerous about an archive of `packed` bytes (also DOCX and PPTX), or null when nothing is. Every entry is
 * unpacked and thrown away, so that no claimed size has to be believed.
 */
export async function zipProblem(archive: ZipArchive, packed: number): Promise<string | null> {
  const fromDirectory = directoryProblem(archive, packed);
  if (fromDirectory !== null) return fromDirectory;
  try {
    for (const entry of archive.entries) {
      const { name, rawName } = entry;
      const problem = nameProblem(name) ?? nameProblem(rawName) ?? (await contentProblem(entry));
      if (problem !== null) return problem;
    }
    return null;
  } catch {
    return '压缩包已损坏，或内容与标注的大小不符，请用系统自带的“压缩为 ZIP”重新压缩后上传';
  }
}
