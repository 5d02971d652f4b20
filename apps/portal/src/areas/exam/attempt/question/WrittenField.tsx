import { Skeleton } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useAhead } from '../../../../shared/preload/use-ahead.ts';
import { written } from '../late-pieces.ts';
import type { WrittenEditorProps } from './WrittenEditor.tsx';

/** The place for a text to write, as soon as its code is here. */
export function WrittenField(props: WrittenEditorProps) {
  const { Component: WrittenEditor } = useAhead(written);
  if (WrittenEditor) return <WrittenEditor {...props} />;
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载作答框
      </p>
      <Skeleton height="14rem" />
    </div>
  );
}
