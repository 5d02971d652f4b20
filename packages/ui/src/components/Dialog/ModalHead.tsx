import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ModalHead.css.ts';

export interface ModalHeadProps {
  /** Names the dialog. */
  title: string;
  /** At the end of its line, before the button that closes. */
  note?: ReactNode;
  closeLabel: string;
  /** Place of the dialog: in the middle, or at an edge of the screen, with a larger close button for a thumb. */
  place: 'middle' | 'edge';
  onClose: () => void;
}

/** The title of a modal dialog, and the button that closes it. */
export function ModalHead({ title, note, closeLabel, place, onClose }: ModalHeadProps) {
  return (
    <div className={styles.head[place]}>
      <Heading slot="title" level={2} className={styles.title[place]}>
        {title}
      </Heading>
      {note && <span className={styles.note}>{note}</span>}
      <IconButton
        icon="close"
        label={closeLabel}
        size={place === 'edge' ? 'large' : 'small'}
        className={styles.close[place]}
        onPress={onClose}
      />
    </div>
  );
}
