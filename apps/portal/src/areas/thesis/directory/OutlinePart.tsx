import type { OutlineRow } from '@qianwei/api/contract/thesis/directory';
import { Part } from '@qianwei/ui/Part';
import { TreeView } from '@qianwei/ui/TreeView';
import { outlineNodes } from './outline-nodes.ts';

interface OutlinePartProps {
  outline: readonly OutlineRow[];
  /** Page on which the text is written; null while it is not to be. */
  editPath: string | null;
}

/** 论文目录: the headings of the newest text with their words and open notes. */
export function OutlinePart({ outline, editPath }: OutlinePartProps) {
  const words = outline.filter(({ level }) => level === 1).reduce((sum, row) => sum + row.words, 0);
  return (
    <Part title="论文目录" note={`共 ${words} 字`}>
      <div data-authored="">
        <TreeView label="论文目录" nodes={outlineNodes(outline, editPath)} selection="none" />
      </div>
    </Part>
  );
}
