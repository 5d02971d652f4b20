/**
 * Files that Windows, macOS or a phone runs when they are opened. Source code stays, since task sheets ask for it
 * (`taskSheet`): 13004, 13014 and 04748 for programs in a ZIP, 04736 for SQL, 00899 for a website of HTML, CSS and
 * JavaScript in any language of the server; so .html, .js, .svg and .py are kept. No browser runs them from here, since
 * a ZIP is only ever downloaded whole.
 */
const executable =
  /\.(application|appref-ms|chm|msc|settingcontent-ms|url|exe|com|scr|pif|bat|cmd|ps1|vbs|vbe|jse|wsf|wsh|hta|msi|msp|dll|cpl|jar|apk|app|sh|lnk|reg|iso|img|vhdx?)$/i;
const archive = /\.(zip|zipx|rar|7z|tar|t?gz|t?bz2?|t?xz|zst|lz4?|lzma|lzh|arj|cab|ace|z)$/i;
const macros = /\.(doc|dot|xls|xlt|ppt|pot|pps|sld)m$|\.(xlam|ppam|xll|xla|ppa)$|(^|\/)vbaProject\.bin$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const notInPaths = /[\u0000-\u001f\u007f:]/;

/** Without spaces and dots at the end. A pattern would look at each of many spaces again and again. */
function trimEnd(part: string): string {
  let end = part.length;
  while (end > 0 && /[\s.]/.test(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** Name as Windows opens it: `\` parts folders, and spaces and dots at the end of a part are dropped. */
const asOpened = (name: string) => name.split(/[\\/]/).map(trimEnd).join('/');

const lastPart = (name: string) => name.replace(/\/$/, '').split('/').at(-1) ?? '';

/** Says in Chinese what is dangerous about the name of an entry, or null when nothing is. */
export function nameProblem(rawName: string): string | null {
  if (notInPaths.test(rawName) || /(^|[\\/])\s*\.\.[\s.]*([\\/]|$)|^[\\/]/.test(rawName))
    return '压缩包内的文件路径或文件名不正确，请重新压缩后上传';
  const name = asOpened(rawName);
  if (macros.test(name)) return '文件含有宏，请另存为不含宏的文档后重新上传';
  if (executable.test(name)) return executableProblem(name);
  if (archive.test(name)) return nestedProblem(name);
  return null;
}

/** Says which entry is an archive itself: nobody looks into it. */
export const nestedProblem = (name: string) =>
  `压缩包内不能再含压缩包（${lastPart(asOpened(name))}），请解压后重新打包上传`;

/** Says which entry is a program that is ready to run. */
export const executableProblem = (name: string) =>
  `压缩包内含有可执行文件（${lastPart(asOpened(name))}），请删除后重新上传`;
