import type { FileStore } from '../files/file-store.ts';
import { anySize } from '../files/size-limit.ts';
import { bodyChunks } from './body-chunks.ts';
import type { BodyPatience } from './body-patience.ts';
import { brokenForm, readParts } from './form-parts.ts';

/** A form that has arrived. */
export interface ReceivedForm {
  /** The fields by name, as texts; a file is a ReceivedFile. */
  readonly parameters: Record<string, unknown>;
  /** Removes the file, unless it was kept. Must be called in the end, however the call goes. */
  discard(): Promise<void>;
}

const patience: BodyPatience = { idle: 30_000, whole: 600_000 };

/** Bytes that a form has besides its file. */
const around = 64 * 1024;

/**
 * Reads a file form as it arrives, the file into a draft of the store: at most 10 parts, one of them a file, fields of at
 * most 1 KB. Throws 1040001 for what is no such form, does not end, or takes too long (`limits`), and 1060002 as soon as
 * the file is larger than its scene allows, or 30 MB when the scene does not come before it. Nothing is left of a form that
 * is refused. The caller must know before who sends it.
 */
export async function readForm(
  request: Request,
  files: FileStore,
  limits: BodyPatience = patience,
): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw brokenForm();
  const maxBytes = anySize.bytes + around;
  if (Number(request.headers.get('content-length')) > maxBytes) throw anySize.tooLarge();
  const parts = readParts(type, files);
  const discard = () => parts.discard();
  try {
    let size = 0;
    for await (const chunk of bodyChunks(request, limits)) {
      size += chunk.length;
      if (size > maxBytes) throw anySize.tooLarge();
      await parts.take(chunk);
    }
    return { parameters: await parts.end(), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
