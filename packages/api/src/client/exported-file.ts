function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Older servers put UTF-8 bytes straight into the header, which arrive as one character each. */
function mendBytes(text: string): string {
  if (/[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    );
  } catch {
    return text;
  }
}

/**
 * The file name in a `content-disposition` header (API-13): `filename*` of RFC 5987 first, then `filename`.
 * Folders and characters that no file system takes are replaced; 导出文件 when the header has no name.
 */
export function fileName(disposition: string): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name =
    extended === undefined
      ? mendBytes(decode(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? ''))
      : decode(extended);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not get into a name
  return name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]/g, '_').trim() || '导出文件';
}

/** Saves a received file under a name. */
export type SaveFile = (file: Blob, name: string) => void;

/** Lets the browser download a file, as a click on a link would. */
export const downloadFile: SaveFile = (file, name) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
