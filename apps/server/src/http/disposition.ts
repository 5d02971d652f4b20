/** The content-disposition of a file: its name in full (RFC 5987, for Chinese), and a plain one as a fallback. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(/['()*]/g, percent);
  const plain = `file${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''}`;
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
