import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The parts that a picture depends on besides the code: other letters or another engine draw other pixels. */
export type MadeWith = {
  /** The whole version line of the browser. */
  chromium: string;
  /** Family asked for → first 16 hex digits of the SHA-256 of the font file that answers. */
  fonts: Record<string, string>;
};

const families = ['Noto Sans CJK SC', 'Noto Serif CJK SC', 'sans-serif', 'serif', 'monospace'];

/** Reads browser and fonts of this machine. */
export function readMadeWith(chromiumPath: string): MadeWith {
  const fonts = families.map((family) => {
    const file = execFileSync('fc-match', ['-f', '%{file}', family], { encoding: 'utf8' });
    return [family, createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)] as const;
  });
  return {
    chromium: execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    fonts: Object.fromEntries(fonts),
  };
}

/** Why pictures of these two machines cannot be compared, in words; null when they can. */
export function differenceOf(references: MadeWith, here: MadeWith): string | null {
  if (references.chromium !== here.chromium)
    return `参考图由 ${references.chromium} 绘制，本机是 ${here.chromium}`;
  const other = families.filter((family) => references.fonts[family] !== here.fonts[family]);
  return other.length === 0 ? null : `本机字体与参考图不同：${other.join('、')}`;
}
