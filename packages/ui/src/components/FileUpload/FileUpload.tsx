import {
  type ClipboardEvent,
  type ReactNode,
  type Ref,
  use,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FormValidationContext } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { field } from '../Field/Field.css.ts';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Chooser } from './Chooser.tsx';
import type { EntryHandlers } from './EntryActions.tsx';
import { FileEntry } from './FileEntry.tsx';
import * as styles from './FileUpload.css.ts';
import { type FileUploadTexts, fileUploadTexts } from './FileUpload.texts.ts';
import type { UploadFile } from './upload-file.ts';
import { hearUploads } from './upload-news.ts';
import { useFocusInList } from './useFocusInList.ts';

export interface FileUploadProps extends EntryHandlers {
  label: string;
  /** The accepted kinds, size and number, and the purpose of the files. */
  hint?: ReactNode;
  /** Beside the hint: how the file should look, such as a small picture that opens large. */
  example?: ReactNode;
  /** The error of the field as a whole. Without it the form's own error for `name` shows. */
  error?: string;
  /** Why not all of the last chosen files were accepted; read out at once. */
  refusal?: string;
  files: readonly UploadFile[];
  /** Called with the chosen, dropped or pasted files, unchecked. */
  onAdd: (files: readonly File[]) => void;
  /** The field's name in a form, which submits the `value` of each finished file under it. */
  name?: string;
  /** Endings with dot or MIME types, for the browser's own dialog. What is dropped need not follow it. */
  accept?: readonly string[];
  /** At this number of files nothing more can be chosen; 1 chooses one at a time. Default 20. */
  maxFiles?: number;
  /** Offers the camera on a phone: `environment` for papers, `user` for a face. */
  capture?: 'user' | 'environment';
  /** The files are shown and can be viewed, not changed. Default false. */
  readOnly?: boolean;
  texts?: Partial<FileUploadTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Files to upload: dropped, pasted, chosen or taken with the camera, each with its state. A
 * screen reader announces when sending begins and when it has ended. Checks and sending are done by `useUploads` in
 * `@qianwei/ui/FileUpload/useUploads`, or by the page itself through the callbacks.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    hint,
    example,
    refusal,
    files,
    onAdd,
    name,
    accept,
    maxFiles = 20,
    capture,
    readOnly = false,
  } = props;
  const { ref, onCancel, onRetry, onRemove, onReplace } = props;
  const texts = { ...fileUploadTexts, ...props.texts };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const formErrors = use(FormValidationContext)?.[name ?? ''];
  const error = props.error ?? [formErrors ?? []].flat().join('');
  const forgetError = use(ForgetError);
  const [news, setNews] = useState({ files, batch: [] as readonly string[], words: '' });
  if (news.files !== files) setNews(hearUploads(news, files, texts));
  useFocusInList(root, files);

  const add = (chosen: readonly File[]) => {
    if (name) forgetError(name);
    onAdd(chosen);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || isFull) return;
    event.preventDefault();
    // The zone receives pasted files as well, at the document, and would add them again.
    event.stopPropagation();
    add(pasted);
  };
  const isFull =
    readOnly || files.filter(({ state, canRetry }) => state !== 'failed' || canRetry).length >= maxFiles;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div ref={root} className={field} role="group" aria-labelledby={`${id}label`} onPaste={paste}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      {!isFull && (
        <Chooser
          {...{ name, accept, capture, texts }}
          multiple={maxFiles > 1}
          isInvalid={Boolean(error || refusal)}
          describedBy={[error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined}
          onAdd={add}
        />
      )}
      {(hint || example) && (
        <div className={example ? styles.withExample : undefined}>
          {example && <div>{example}</div>}
          <div id={`${id}hint`} className={styles.hint}>
            {hint}
          </div>
        </div>
      )}
      {error && <Problem id={`${id}error`}>{error}</Problem>}
      {refusal && (
        <div role="alert">
          <Problem>{refusal}</Problem>
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={texts.list(label)}>
          {files.map((entry) => (
            <FileEntry
              key={entry.id}
              {...{ entry, texts, accept, readOnly }}
              {...{ onCancel, onRetry, onRemove, onReplace }}
            />
          ))}
        </ul>
      )}
      {name &&
        files.map(
          (entry) =>
            entry.state === 'done' &&
            entry.value !== undefined && (
              <input key={entry.id} type="hidden" name={name} value={entry.value} />
            ),
        )}
      <span role="status" className={visuallyHidden}>
        {news.words}
      </span>
    </div>
  );
}

function Problem({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  );
}
