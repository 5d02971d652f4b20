/** The content-disposition of a file: its name in full (RFC 5987, for Chinese), and a plain one as a fallback. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(/['()*]/g, percent);
  const plain = `file${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''}`;
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file that a call answers with instead of an envelope (API-13). */
export class FileAnswer {
  /** Name under which it is saved, Chinese or not. */
  readonly name: string;
  /** MIME type, with the character set of text. */
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;

  constructor({ name, type, body }: Pick<FileAnswer, 'name' | 'type' | 'body'>) {
    this.name = name;
    this.type = type;
    this.body = body;
  }
}

/** Answers an export with a file (API-13). Only for calls that do not mutate. */
export const fileAnswer = (file: Pick<FileAnswer, 'name' | 'type' | 'body'>): FileAnswer =>
  new FileAnswer(file);

/** The file as an HTTP answer; never cached. */
export function fileResponse({ name, type, body }: FileAnswer): Response {
  const headers = {
    'content-type': type,
    'content-disposition': disposition('attachment', name),
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
}
