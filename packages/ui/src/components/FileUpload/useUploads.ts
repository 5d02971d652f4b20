import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadFile } from './upload-file.ts';
import { UploadQueue, type UploadSettings } from './upload-queue.ts';

export interface UseUploadsOptions extends UploadSettings {
  /** What was handed in earlier and stands in the list from the beginning. */
  earlier?: readonly UploadFile[];
}

/**
 * Checks and sends files for a `FileUpload`: spread `field` into it. Leaving the page ends what is under way. The
 * settings may change with each render; a file is checked and sent with those of its moment.
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
    /** What the form hands in, in the order of the list. */
    values: files.flatMap(({ state, value }) => (state === 'done' && value !== undefined ? [value] : [])),
    /** Something is not there yet: a form asks the student to wait. */
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'checking' || state === 'uploading'),
  };
}
