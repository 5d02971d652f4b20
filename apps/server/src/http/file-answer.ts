import { disposition } from './disposition.ts';

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
