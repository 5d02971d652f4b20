import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Draft, FileStore } from '../files/file-store.ts';
import { sizeLimit } from '../files/size-limit.ts';
import { Refusal } from './refusal.ts';

/** A file of a form. Its bytes are in the draft and not in memory: what a `File` reads of itself is empty. */
export class ReceivedFile extends File {
  readonly draft: Draft;

  /** `name` and `type` are what the sender says. */
  constructor(name: string, type: string, draft: Draft) {
    super([], name, { type });
    this.draft = draft;
  }

  override get size(): number {
    return this.draft.size;
  }
}

const maxParts = 10;
/** Bytes of a field, and of a name. */
const maxText = 1024;
/** Bytes of the head of a part: the names of the field and of the file. */
const maxHead = 4 * 1024;

/** 1040001: what arrived is not a complete form with one file. */
export const brokenForm = () =>
  new Refusal(errorCode.badParameter, '上传的内容不完整或格式不正确，请刷新页面后重新上传');

/** Takes a form apart while it arrives. */
export interface FormParts {
  /** Takes the next bytes and waits until they are processed. Rejects with a Refusal as soon as one is due. */
  take(chunk: Uint8Array): Promise<void>;
  /** Ends the form; resolves with the fields by name, a file among them as a ReceivedFile. */
  end(): Promise<Record<string, unknown>>;
  /** Removes what was received. */
  discard(): Promise<void>;
}

function openParser(contentType: string): BusboyInstance {
  try {
    const limits = { parts: maxParts, files: 1, fieldSize: maxText, headerSize: maxHead, headerPairs: 8 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw brokenForm();
  }
}

/** In a form's head quotes and line breaks are written like this, and nothing else is. */
const written: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const readName = (name: string) =>
  name.replace(/%(?:22|0D|0A)/gi, (code) => written[code.toUpperCase()] ?? '');

/** Reads a form with at most one file, which goes into a draft of the store. Throws 1040001 when the type names no form. */
export function readParts(contentType: string, files: FileStore): FormParts {
  const parser = openParser(contentType);
  const fields = new Map<string, unknown>();
  const drafts: Draft[] = [];
  let source: Readable | null = null;
  let receiving: Promise<void> = Promise.resolve();
  const failures: unknown[] = [];
  let wake: () => void = () => undefined;
  const fail = (reason: unknown) => {
    failures.push(reason);
    wake();
  };
  /** Waits for `begin`, or for any failure of the form. */
  const until = (begin: (done: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      wake = () => (failures.length === 0 ? undefined : reject(failures[0]));
      begin(resolve);
      wake();
    });
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve));

  // A head that was cut off ends in a name that is longer.
  const tooLong = (name: string) => Buffer.byteLength(name) > maxText;
  const put = (rawName: string | undefined, value: unknown) => {
    const name = readName(rawName ?? '');
    if (name === '' || tooLong(name) || fields.has(name)) fail(brokenForm());
    else fields.set(name, value);
  };

  const receive = async (stream: Readable, name: string, type: string): Promise<ReceivedFile> => {
    const draft = await files.draft();
    drafts.push(draft);
    const { bytes, tooLarge } = sizeLimit(fields.get('scene'));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (draft.size + chunk.length > bytes) throw tooLarge();
      await draft.write(chunk);
    }
    return new ReceivedFile(name, type, draft);
  };

  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) fail(brokenForm());
    else put(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    if (tooLong(fileName ?? '')) fail(brokenForm());
    source = stream;
    // The parser says it too.
    stream.on('error', () => undefined);
    receiving = receive(stream, readName(fileName ?? ''), type).then((file) => put(name, file));
    receiving.catch(fail);
  });
  parser.on('filesLimit', () =>
    fail(new Refusal(errorCode.badParameter, '一次只能上传一个文件，请逐个上传')),
  );
  parser.on('partsLimit', () => fail(brokenForm()));
  parser.on('error', () => fail(brokenForm()));

  return {
    take: (chunk) => until((done) => void parser.write(chunk, () => done())),
    async end() {
      await until((done) => {
        parser.end();
        finished.then(() => receiving).then(done, fail);
      });
      if (failures.length > 0) throw failures[0];
      return Object.fromEntries(fields);
    },
    async discard() {
      source?.destroy();
      await receiving.catch(() => undefined);
      for (const draft of drafts) await draft.discard();
    },
  };
}
