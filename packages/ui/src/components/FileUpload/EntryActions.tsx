import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FileUploadTexts } from './FileUpload.texts.ts';
import { plainName } from './file-name.ts';
import { isPicture, PictureView, usePdfUrl } from './Picture.tsx';
import type { UploadFile } from './upload-file.ts';

/** The actions on a file of the list. */
export interface EntryHandlers {
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
  onReplace?: (id: string, file: File) => void;
}

export interface EntryActionsProps extends EntryHandlers {
  entry: UploadFile;
  texts: FileUploadTexts;
  accept?: readonly string[];
  readOnly: boolean;
}

/** The buttons of one file; each name contains the file's. A pending file can only be cancelled. */
export function EntryActions({ entry, texts, accept, readOnly, ...handlers }: EntryActionsProps) {
  const { onCancel, onRetry, onRemove, onReplace } = handlers;
  const { id, state } = entry;
  const name = plainName(entry.name);
  if (state === 'waiting' || state === 'checking' || state === 'uploading')
    return (
      onCancel && (
        <IconButton icon="close" size="small" label={texts.cancel(name)} onPress={() => onCancel(id)} />
      )
    );
  return (
    <>
      <View entry={entry} texts={texts} />
      {!readOnly && state !== 'done' && entry.canRetry && onRetry && (
        <IconButton icon="refresh" size="small" label={texts.retry(name)} onPress={() => onRetry(id)} />
      )}
      {!readOnly && onReplace && (
        <FileTrigger
          acceptedFileTypes={accept && [...accept]}
          onSelect={(files) => files?.[0] && onReplace(id, files[0])}
        >
          <IconButton icon="swap" size="small" label={texts.replace(name)} />
        </FileTrigger>
      )}
      {!readOnly && onRemove && (
        <IconButton icon="close" size="small" label={texts.remove(name)} onPress={() => onRemove(id)} />
      )}
    </>
  );
}

/** A picture opens here; a chosen PDF, and what is on the server, open beside the page. */
function View({ entry, texts }: Pick<EntryActionsProps, 'entry' | 'texts'>) {
  const [isOpen, setOpen] = useState(false);
  const { file, url } = entry;
  const pdfUrl = usePdfUrl(entry);
  const label = texts.view(plainName(entry.name));
  if (file && isPicture(entry))
    return (
      <>
        <IconButton icon="eye" size="small" label={label} onPress={() => setOpen(true)} />
        {isOpen && <PictureView file={file} closeLabel={texts.closeView} onClose={() => setOpen(false)} />}
      </>
    );
  const href = pdfUrl ?? url;
  if (!href) return null;
  return (
    <a
      className={iconButton({ size: 'small' })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      <Icon name="eye" size="small" />
    </a>
  );
}
