/** Where a stored content is, and its checksum. */
interface StoredContent {
  /** Relative to the store; kept in the table `file`. */
  readonly path: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Keeps contents outside the web root. What `save` has answered survives a crash. */
export interface FileStore {
  /** Equal contents are kept once. */
  save(content: Uint8Array): Promise<StoredContent>;
  /** The content, or null when it is gone. */
  read(path: string): Promise<Uint8Array | null>;
}
