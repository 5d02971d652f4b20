/** Where a file is on its way. */
export type UploadState = 'waiting' | 'checking' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** One file of a `FileUpload`. */
export interface UploadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type as the browser knows it, from the name's ending; decides thumbnail and icon, nothing else. */
  type: string;
  state: UploadState;
  /** How much has been sent, 0 to 1. */
  fraction: number;
  /** What is wrong and what to do; shown when it failed. */
  error: string;
  /** Another try with the same file may help: the network broke. False when the file itself does not fit. */
  canRetry: boolean;
  /** The chosen file, for thumbnail and view; absent for one that was handed in earlier. */
  file?: File;
  /** Where a file that is on the server can be seen. */
  url?: string;
  /** What the form hands in for it, such as the file's id; known once it is done. */
  value?: string;
  /** The first characters of its checksum, with which the student can prove later what was handed in. */
  receipt?: string;
}

/** What the server says about a file that was sent. */
export type Uploaded = Pick<UploadFile, 'value' | 'receipt' | 'url'>;

/** Says in Chinese what is wrong with a file and what to do, or null. */
export type FileCheck = (file: File) => string | null | Promise<string | null>;

/** A file that the student handed in earlier, as an entry of the list. */
export function earlierFile(file: Pick<UploadFile, 'id' | 'name' | 'size' | 'type'> & Uploaded): UploadFile {
  return { ...file, state: 'done', fraction: 1, error: '', canRetry: false };
}
