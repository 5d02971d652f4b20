import { Button } from '@qianwei/ui/Button';
import { Menu } from '@qianwei/ui/Menu';
import { type RefObject, useState } from 'react';
import { type Appearance, chooseAppearance, readAppearance } from '../../../../shared/device/appearance.ts';
import * as styles from './AnswerTools.css.ts';
import type { Answering } from './use-answering.ts';

/** The button of the scratchpad, which opens and closes it and gets focus back. */
interface DraftToggle {
  isOpen: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

export interface AnswerToolsProps {
  answering: Answering;
  draft: DraftToggle;
}

const sizes: { id: Appearance['text']; label: string }[] = [
  { id: 'standard', label: '标准' },
  { id: 'large', label: '大' },
  { id: 'huge', label: '特大' },
];

/** 标记, 草稿纸, 字号; on a phone only their icons, and 标记 is in the dock. */
export function AnswerTools({ answering, draft }: AnswerToolsProps) {
  const [{ text }, setAppearance] = useState(readAppearance);
  const choose = (id: Appearance['text']) => {
    const appearance = { ...readAppearance(), text: id };
    chooseAppearance(appearance);
    setAppearance(appearance);
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="quiet"
        size="small"
        icon="flag"
        className={`${styles.tool} ${styles.wideOnly} ${answering.isFlagged ? styles.flagged : ''}`}
        aria-pressed={answering.isFlagged}
        onPress={answering.flag}
      >
        标记
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="pen"
        className={styles.tool}
        aria-expanded={draft.isOpen}
        onPress={draft.toggle}
        ref={draft.button}
      >
        <span className={styles.word}>草稿纸</span>
      </Button>
      <Menu
        trigger={
          <Button variant="quiet" size="small" icon="text" className={styles.tool}>
            <span className={styles.word}>字号</span>
          </Button>
        }
        items={sizes.map(({ id, label }) => ({
          id,
          label,
          onAction: () => choose(id),
        }))}
        selected={text}
      />
    </div>
  );
}
