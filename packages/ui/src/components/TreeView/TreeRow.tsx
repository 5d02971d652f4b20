import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { StateMark } from '../StateMark/StateMark.tsx';
import type { TreeNode } from './node.ts';
import * as styles from './TreeView.css.ts';
import type { TreeViewTexts } from './TreeView.texts.ts';

interface TreeRowProps {
  node: TreeNode;
  texts: TreeViewTexts;
}

/** One row, and the rows below it. */
export function TreeRow({ node, texts }: TreeRowProps) {
  const { id, title, state, note, href, children } = node;
  return (
    <TreeItem
      id={id}
      textValue={title}
      href={href}
      className={styles.row}
      hasChildItems={children !== undefined}
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <div className={styles.cell} style={assignInlineVars({ [styles.level]: String(level) })}>
            {hasChildItems ? (
              <Button
                slot="chevron"
                className={styles.toggle}
                aria-label={isExpanded ? texts.collapse : texts.expand}
              >
                <Icon name="chevron" size="small" turn={isExpanded ? 'quarter' : undefined} />
              </Button>
            ) : (
              <span className={styles.toggle} aria-hidden="true" />
            )}
            <span className={styles.words}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
            {state && (
              <StateMark shape={state.shape} tone={state.tone}>
                {state.word}
              </StateMark>
            )}
          </div>
        )}
      </TreeItemContent>
      {typeof children === 'string' ? (
        <StandIn id={id} text={children === 'failed' ? texts.failed : texts.loading} />
      ) : (
        children?.map((child) => <TreeRow key={child.id} node={child} texts={texts} />)
      )}
    </TreeItem>
  );
}

function StandIn({ id, text }: { id: string; text: string }) {
  return (
    <TreeItem id={`${id} …`} textValue={text} className={styles.row}>
      <TreeItemContent>
        {({ level }) => (
          <div className={styles.cell} style={assignInlineVars({ [styles.level]: String(level) })}>
            <span className={styles.toggle} aria-hidden="true" />
            <span className={`${styles.words} ${styles.waiting}`} role="status">
              {text}
            </span>
          </div>
        )}
      </TreeItemContent>
    </TreeItem>
  );
}
