import { IconButton } from '@qianwei/ui/IconButton';
import { TextArea } from '@qianwei/ui/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import { useWide } from '../../../../shared/page/use-wide.ts';
import { scratchpadText } from './page-memory.ts';
import * as styles from './Scratchpad.css.ts';

/** Props that the scratchpad needs of the page. */
export interface ScratchpadProps {
  testRecordId: string;
  /** A material is beside its questions: question and foot are wider then. */
  isPair: boolean;
  /** The student has closed it, with Escape or its button: focus goes back to what opened it. */
  onClose: () => void;
}

/**
 * 草稿纸 below the question, for calculations while it is read: it covers nothing, the page stays usable, and focus
 * begins in its field. Its text survives a reload of this tab and is never sent.
 */
export default function Scratchpad({ testRecordId, isPair, onClose }: ScratchpadProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = scratchpadText(testRecordId);
  const [text, setText] = useState(kept.read);
  const rows = useWide() ? 5 : 3;
  useEffect(() => field.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className={styles.pad}
      data-pair={isPair || undefined}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          草稿纸
        </h2>
        <IconButton icon="close" size="large" label="收起草稿纸" className={styles.close} onPress={onClose} />
      </div>
      <div className={styles.field}>
        <TextArea
          label="演算和提纲"
          hint="只留在这个标签页，不随答卷提交，交卷后清除。"
          rows={rows}
          maxRows={rows}
          value={text}
          onChange={(next) => {
            setText(next);
            kept.write(next);
          }}
          ref={field}
        />
      </div>
    </section>
  );
}
