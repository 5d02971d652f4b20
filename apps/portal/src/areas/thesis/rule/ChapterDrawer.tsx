import { ContentsDrawer } from '../shared/ContentsDrawer.tsx';
import { type ChapterListProps, RuleChapters } from './RuleChapters.tsx';

/** The chapters on a phone. */
export function ChapterDrawer({ onFollow, ...props }: ChapterListProps) {
  return (
    <ContentsDrawer title="目录">
      {(close) => (
        <RuleChapters
          {...props}
          onFollow={() => {
            close();
            onFollow?.();
          }}
        />
      )}
    </ContentsDrawer>
  );
}
