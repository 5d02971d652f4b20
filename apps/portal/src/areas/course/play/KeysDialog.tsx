import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { playerKeys } from './keys.ts';
import * as styles from './Player.css.ts';

/** The keys of the player. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogPanel title="播放页的快捷键" isOpen onOpenChange={onClose}>
      <dl className={styles.keys}>
        {playerKeys.map(({ keys, does }) => (
          <div key={does} className={styles.keyRow}>
            <dt className={styles.keyCaps}>
              {keys.map((key) => (
                <kbd key={key} className={styles.keyCap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </DialogPanel>
  );
}
