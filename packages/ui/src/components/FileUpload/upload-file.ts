/** The state of a file. */
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
  /** The share that has been sent, 0 to 1. */
  fraction: number;
  /** The error and what to do; shown when it failed. */
  error: string;
  /** Another try with the same file may help: the network broke. False when the file itself does not fit. */
  canRetry: boolean;
  /** The chosen file, for thumbnail and view; absent for one that was uploaded earlier. */
  file?: File;
  /** Address of a file that is on the server. */
  url?: string;
  /** Value that the form submits for it, such as the file's id; set once it is done. */
  value?: string;
  /** The first characters of its checksum, with which the student can prove later what was submitted. */
  receipt?: string;
  /** One more fact about a file that is on the server: 已核验. */
  note?: string;
}

/** The server's answer about an uploaded file. */
export type Uploaded = Pick<UploadFile, 'value' | 'receipt' | 'url'>;

/** Returns the Chinese error of a file and what to do, or null. */
export type FileCheck = (file: File) => string | null | Promise<string | null>;

/** A file that the student uploaded earlier, as an entry of the list. */
export function earlierFile(
  file: Pick<UploadFile, 'id' | 'name' | 'size' | 'type' | 'note'> & Uploaded,
): UploadFile {
  return { ...file, state: 'done', fraction: 1, error: '', canRetry: false };
}
