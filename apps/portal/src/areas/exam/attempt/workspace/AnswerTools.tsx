import { Button } from '@qianwei/ui/Button';
import { Menu } from '@qianwei/ui/Menu';
import { type Appearance, chooseAppearance, readAppearance } from '../../../../shared/device/appearance.ts';
import * as styles from './AnswerTools.css.ts';
import type { Answering } from './use-answering.ts';

export interface AnswerToolsProps {
  answering: Answering;
  onDraft: () => void;
}

const sizes: { id: Appearance['text']; label: string }[] = [
  { id: 'standard', label: '标准' },
  { id: 'large', label: '大' },
  { id: 'huge', label: '特大' },
];

/** 标记, 草稿纸, 字号; on a phone only their icons, and 标记 is in the dock. */
export function AnswerTools({ answering, onDraft }: AnswerToolsProps) {
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
      <Button variant="quiet" size="small" icon="pen" className={styles.tool} onPress={onDraft}>
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
          onAction: () => chooseAppearance({ ...readAppearance(), text: id }),
        }))}
      />
    </div>
  );
}
