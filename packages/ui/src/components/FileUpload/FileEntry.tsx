import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { sizeWords } from './check-file.ts';
import { EntryActions, type EntryActionsProps } from './EntryActions.tsx';
import * as styles from './FileEntry.css.ts';
import { error as errorStyle } from './FileUpload.css.ts';
import type { FileUploadTexts } from './FileUpload.texts.ts';
import { plainName, splitName } from './file-name.ts';
import { Thumbnail } from './Picture.tsx';
import type { UploadFile } from './upload-file.ts';

/** One file of the list: name, state and actions. Focusable from code only. */
export function FileEntry(props: EntryActionsProps) {
  const { entry, texts } = props;
  const size = sizeWords(entry.size);
  return (
    <li className={styles.entry} tabIndex={-1}>
      <Thumbnail entry={entry} />
      <Name name={entry.name} />
      <div className={styles.actions}>
        <EntryActions {...props} />
      </div>
      <div className={styles.about}>
        <div className={styles.facts}>
          {size && <span>{size}</span>}
          <State entry={entry} texts={texts} />
          {entry.note && <span>{entry.note}</span>}
        </div>
        {entry.state === 'uploading' && (
          <ProgressBar
            label={`${texts.uploading} ${plainName(entry.name)}`}
            labelHidden
            value={entry.fraction}
          />
        )}
        {entry.state === 'failed' && (
          <p className={errorStyle}>
            <Icon name="error" size="small" />
            <span>{entry.error}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function Name({ name }: { name: string }) {
  const { head, tail } = splitName(name);
  return (
    <bdi className={styles.name} title={plainName(name)}>
      <span className={styles.head}>{head}</span>
      {tail && <span className={styles.tail}>{tail}</span>}
    </bdi>
  );
}

function State({ entry, texts }: { entry: UploadFile; texts: FileUploadTexts }) {
  switch (entry.state) {
    case 'done':
      return (
        <span className={styles.done}>
          <Icon name="check" size="small" />
          <span>{texts.done(entry.receipt)}</span>
        </span>
      );
    case 'failed':
      return null;
    default:
      return <span>{texts[entry.state]}</span>;
  }
}
