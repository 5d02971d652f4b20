import type { ByteSource } from './byte-source.ts';

/** Path of a stored content, and its checksum. */
interface StoredContent {
  /** Relative to the store; kept in the table `file`. */
  readonly path: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A content that is still being received or checked. The caller that opened it must `discard` it in the end, kept or not. */
export interface Draft extends ByteSource {
  /** Appends; one write at a time. */
  write(chunk: Uint8Array): Promise<void>;
  /** Brings what was written to the disk, so that `keep` is quick. */
  flush(): Promise<void>;
  /** Makes it a stored content, which survives a crash. Equal contents are kept once. */
  keep(): Promise<StoredContent>;
  /** Removes what was not kept; may be called again. */
  discard(): Promise<void>;
}

/** A stored content on its way out. */
export interface OpenContent {
  /** Bytes. */
  readonly size: number;
  /** Opened when it is first read, and never further ahead than it is read. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Keeps contents outside the web root. */
export interface FileStore {
  /** Begins a new content. */
  draft(): Promise<Draft>;
  /** Keeps a whole content at once. */
  save(content: Uint8Array): Promise<StoredContent>;
  /** The content, or null when it is gone. */
  open(path: string): Promise<OpenContent | null>;
  /** Removes drafts that nobody has written to for 15 minutes: their process was killed. */
  removeAbandoned(): Promise<void>;
}
