import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadTexts } from './FileUpload.texts.ts';

export interface ChooserProps {
  name?: string;
  accept?: readonly string[];
  multiple: boolean;
  capture?: 'user' | 'environment';
  texts: FileUploadTexts;
  isInvalid: boolean;
  /** Ids of what is read with the button: hint and error. */
  describedBy?: string;
  onAdd: (files: readonly File[]) => void;
}

/** The zone for a mouse, the button for everybody, the camera for a phone. */
export function Chooser(props: ChooserProps) {
  const { name, accept, multiple, capture, texts, isInvalid, describedBy, onAdd } = props;
  const types = accept && [...accept];
  return (
    <DropZone
      className={styles.zone}
      data-invalid={isInvalid || undefined}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        if (files.length > 0) onAdd(await Promise.all(files));
      }}
    >
      <FileTrigger
        acceptedFileTypes={types}
        allowsMultiple={multiple}
        onSelect={(files) => files && onAdd([...files])}
      >
        <Button name={name} icon="upload" aria-describedby={describedBy} data-choose>
          {texts.choose}
        </Button>
      </FileTrigger>
      {capture && (
        <FileTrigger
          acceptedFileTypes={['image/*']}
          defaultCamera={capture}
          onSelect={(files) => files && onAdd([...files])}
        >
          <Button className={styles.camera} icon="live">
            {texts.camera}
          </Button>
        </FileTrigger>
      )}
      <Text slot="label" className={styles.drop}>
        {texts.drop}
      </Text>
    </DropZone>
  );
}
