import { type UploadsTexts, uploadsTexts } from './FileUpload.texts.ts';
import type { FileCheck, Uploaded, UploadFile } from './upload-file.ts';

/** How a file is sent: `onProgress` takes 0 to 1, `signal` ends it. */
export type Upload = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<Uploaded>;

export interface UploadSettings {
  upload: Upload;
  /** Run one after the other before a file is sent; the first error decides. Default none. */
  checks?: readonly FileCheck[];
  /** The maximum number of files in the list. Default 20. */
  maxFiles?: number;
  /** The maximum sent at a time. Default 2, suitable for a slow network. */
  concurrency?: number;
  /** The text for an error of `upload`. Default `texts.failed`. */
  errorText?: (error: unknown) => string;
  texts?: Partial<UploadsTexts>;
}

/** The current list, and the message about the last choice as a whole. */
export interface UploadList {
  files: readonly UploadFile[];
  /** Which files were not accepted, and why; empty when all were. */
  refusal: string;
}

const isUnderWay = ({ state }: UploadFile) => state === 'checking' || state === 'uploading';
const isRefused = ({ state, canRetry }: UploadFile) => state === 'failed' && !canRetry;

/** Files that are checked and sent, some at a time. Independent of React: `useUploads` shows it. */
export class UploadQueue {
  settings: UploadSettings;
  #list: UploadList;
  #listeners = new Set<() => void>();
  #running = new Map<string, AbortController>();
  #lastId = 0;

  constructor(settings: UploadSettings, earlier: readonly UploadFile[] = []) {
    this.settings = settings;
    this.#list = { files: earlier, refusal: '' };
  }

  readonly list = () => this.#list;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds files up to the limit, each once; those whose check failed make room for them. */
  readonly add = (chosen: readonly File[]) => {
    const kept = this.#list.files.filter((entry) => !isRefused(entry));
    const fresh = chosen.filter((file, at) => ![...kept, ...entries(chosen.slice(0, at))].some(same(file)));
    const limit = this.settings.maxFiles ?? 20;
    const taken = fresh.slice(0, Math.max(0, limit - kept.length));
    const twice = chosen.find((file) => !fresh.includes(file));
    const words = { ...uploadsTexts, ...this.settings.texts };
    const refusals = [
      taken.length < fresh.length && words.tooMany(limit, fresh.length - taken.length),
      twice && words.duplicate(twice.name),
    ];
    const files = [...kept, ...taken.map((file) => this.#entry(file))];
    this.#show({ files, refusal: refusals.filter(Boolean).join('；') });
    this.#next();
  };

  /** Adds a file that is on the server already, once and up to the limit. */
  readonly addEarlier = (file: UploadFile) => {
    const kept = this.#list.files.filter((entry) => !isRefused(entry));
    const limit = this.settings.maxFiles ?? 20;
    const isThere = kept.some(({ value }) => value === file.value);
    if (isThere) return;
    const words = { ...uploadsTexts, ...this.settings.texts };
    if (kept.length < limit) this.#show({ files: [...kept, file], refusal: '' });
    else this.#show({ files: this.#list.files, refusal: words.tooMany(limit, 1) });
  };

  /** Cancels a waiting or pending file; it stays in the list and can be tried again. */
  readonly cancel = (id: string) => {
    this.#running.get(id)?.abort();
    this.#change(id, { state: 'cancelled', canRetry: true });
    this.#next();
  };

  readonly retry = (id: string) => {
    this.#change(id, { state: 'waiting', fraction: 0, error: '' });
    this.#next();
  };

  readonly remove = (id: string) => {
    this.#running.get(id)?.abort();
    this.#show({ files: this.#list.files.filter((entry) => entry.id !== id), refusal: '' });
    this.#next();
  };

  /** Replaces a file by another one. */
  readonly replace = (id: string, file: File) => {
    this.#running.get(id)?.abort();
    const files = this.#list.files.map((entry) => (entry.id === id ? { ...this.#entry(file), id } : entry));
    this.#show({ files, refusal: '' });
    this.#next();
  };

  /** Cancels everything, when the page is left. */
  readonly stop = () => {
    for (const controller of this.#running.values()) controller.abort();
  };

  #entry(file: File): UploadFile {
    this.#lastId += 1;
    const { name, size, type } = file;
    const id = `new-${this.#lastId}`;
    return { id, name, size, type, file, state: 'waiting', fraction: 0, error: '', canRetry: true };
  }

  #show(list: UploadList) {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, what: Partial<UploadFile>) {
    const { files, refusal } = this.#list;
    this.#show({ refusal, files: files.map((entry) => (entry.id === id ? { ...entry, ...what } : entry)) });
  }

  #next() {
    const free = (this.settings.concurrency ?? 2) - this.#list.files.filter(isUnderWay).length;
    const waiting = this.#list.files.filter(({ state }) => state === 'waiting');
    for (const { id, file } of waiting.slice(0, Math.max(0, free))) if (file) void this.#run(id, file);
  }

  async #run(id: string, file: File) {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, controller);
    const change = (what: Partial<UploadFile>) => {
      if (!signal.aborted) this.#change(id, what);
    };
    change({ state: 'checking' });
    const problem = await this.#problem(file);
    if (problem) change({ state: 'failed', ...problem });
    else if (!signal.aborted) await this.#send(file, signal, change);
    if (this.#running.get(id) === controller) this.#running.delete(id);
    this.#next();
  }

  async #problem(file: File): Promise<Pick<UploadFile, 'error' | 'canRetry'> | null> {
    try {
      for (const check of this.settings.checks ?? []) {
        const error = await check(file);
        if (error !== null) return { error, canRetry: false };
      }
      return null;
    } catch {
      return { error: this.settings.texts?.unreadable ?? uploadsTexts.unreadable, canRetry: false };
    }
  }

  async #send(file: File, signal: AbortSignal, change: (what: Partial<UploadFile>) => void) {
    const { upload, errorText, texts } = this.settings;
    change({ state: 'uploading', fraction: 0 });
    try {
      const onProgress = (fraction: number) => change({ fraction: Math.min(1, Math.max(0, fraction || 0)) });
      const sent = await upload(file, { signal, onProgress });
      change({ ...sent, state: 'done', fraction: 1, error: '' });
    } catch (error) {
      const words = errorText?.(error) ?? texts?.failed ?? uploadsTexts.failed;
      change({ state: 'failed', canRetry: true, error: words });
    }
  }
}

const same = (file: File) => (entry: Pick<UploadFile, 'file'>) =>
  entry.file?.name === file.name &&
  entry.file.size === file.size &&
  entry.file.lastModified === file.lastModified;

const entries = (files: readonly File[]) => files.map((file) => ({ file }));
