import { Button } from '@qianwei/ui/Button';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import * as styles from './MarginNotes.css.ts';

/** The student's answer to a note, written under it. */
export function ReplyForm({ onSend, onCancel }: { onSend(text: string): void; onCancel(): void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <div className={styles.form}>
      <TextArea
        label="回复批注"
        rows={2}
        maxLength={500}
        autoFocus
        value={text}
        error={error}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div className={styles.answers}>
        <Button
          size="small"
          onPress={() => {
            const words = text.trim();
            if (words) onSend(words);
            else setError('请写下回复再发送');
          }}
        >
          发送
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          取消
        </Button>
      </div>
    </div>
  );
}
