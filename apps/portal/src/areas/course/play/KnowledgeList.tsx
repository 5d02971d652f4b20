import { placeWords } from '@qianwei/studies';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { Button } from 'react-aria-components';
import * as styles from './KnowledgeList.css.ts';
import type { PointState } from './knowledge-state.ts';

const shapes = { watched: 'check', begun: 'half', open: 'open', closed: 'dotted' } as const;
const words = { watched: '看完', begun: '看了一部分', open: '还没有看', closed: '看到前面一段后开放' };

interface KnowledgeListProps {
  points: readonly PointState[];
  onSeek: (second: number) => void;
}

/** The points of knowledge of the lesson; each leads to its second. */
export function KnowledgeList({ points, onSeek }: KnowledgeListProps) {
  return (
    <ol className={styles.list} aria-label="知识点">
      {points.map(({ second, title, state, isCurrent }) => (
        <li key={second} aria-current={isCurrent || undefined}>
          <Button
            className={styles.point}
            data-current={isCurrent || undefined}
            aria-disabled={state === 'closed' || undefined}
            onPress={() => state !== 'closed' && onSeek(second)}
          >
            <span className={styles.symbol} data-state={state}>
              <StateSymbol shape={shapes[state]} />
            </span>
            <span className={styles.when}>{placeWords(second)}</span>{' '}
            <span>
              {title}
              <span className={visuallyHidden}>，{words[state]}</span>
              {state === 'closed' && (
                <span className={styles.closed} aria-hidden="true">
                  {words.closed}
                </span>
              )}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
