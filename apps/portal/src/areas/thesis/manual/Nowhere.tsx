import type { ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { TextButton } from '@qianwei/ui/TextButton';

/** Words of other students for what the manual explains. */
const suggestions = ['撤回', '查重', '延期', '签名'] as const;

export interface NowhereProps extends Pick<ThesisManual, 'service'> {
  words: string;
  onSearch: (words: string) => void;
}

/** Nothing in a manual has the words: other words, and whom to ask. */
export default function Nowhere({ words, service, onSearch }: NowhereProps) {
  return (
    <EmptyState
      drawing="search"
      title={
        <>
          没有找到“{words}”，试试“<TextButton onPress={() => onSearch('改约')}>改约</TextButton>”
        </>
      }
      why={
        <>
          也可以看看：
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && '、'}
              <TextButton onPress={() => onSearch(suggestion)}>{suggestion}</TextButton>
            </span>
          ))}
          。还是没有，请打电话给自考办 {service.phone}（{service.time}）。
        </>
      }
      action={
        <DockAction inPlace>
          <Button size="large" onPress={() => onSearch('')}>
            看全部章节
          </Button>
        </DockAction>
      }
    />
  );
}
