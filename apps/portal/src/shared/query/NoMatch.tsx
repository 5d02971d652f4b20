import { EmptyState, type EmptyStateProps } from '@qianwei/ui/EmptyState';
import { TextButton } from '@qianwei/ui/TextButton';

export interface NoMatchProps extends Pick<EmptyStateProps, 'title' | 'why'> {
  /** Default `search`. */
  drawing?: EmptyStateProps['drawing'];
  /** The way back to everything: 清除搜索. */
  clearLabel: string;
  onClear: () => void;
}

/** A list whose filter lets nothing through: says so, and takes the filter off. */
export function NoMatch({ drawing = 'search', title, why, clearLabel, onClear }: NoMatchProps) {
  const clear = <TextButton onPress={onClear}>{clearLabel}</TextButton>;
  return <EmptyState drawing={drawing} title={title} why={why} action={clear} />;
}
