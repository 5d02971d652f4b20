import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadFile } from './upload-file.ts';
import { UploadQueue, type UploadSettings } from './upload-queue.ts';

export interface UseUploadsOptions extends UploadSettings {
  /** Files uploaded earlier, in the list from the beginning. */
  earlier?: readonly UploadFile[];
}

/**
 * Checks and sends files for a `FileUpload`: spread `field` into it. Leaving the page cancels pending files. The
 * settings may change with each render; a file is checked and sent with the current ones.
 */
export function useUploads({ earlier, ...settings }: UseUploadsOptions) {
  const [queue] = useState(() => new UploadQueue(settings, earlier));
  const { files, refusal } = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  useEffect(() => {
    queue.settings = settings;
  });
  useEffect(() => queue.stop, [queue]);
  return {
    /** The props of `FileUpload` that belong to its files. */
    field: {
      files,
      refusal,
      maxFiles: settings.maxFiles,
      onAdd: queue.add,
      onCancel: queue.cancel,
      onRetry: queue.retry,
      onRemove: queue.remove,
      onReplace: queue.replace,
    },
    /** Adds a file that is on the server already, made by `earlierFile`. */
    addEarlier: queue.addEarlier,
    /** The values that the form submits, in the order of the list. */
    values: files.flatMap(({ state, value }) => (state === 'done' && value !== undefined ? [value] : [])),
    /** Some files are not uploaded yet: a form asks the student to wait. */
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'checking' || state === 'uploading'),
  };
}
