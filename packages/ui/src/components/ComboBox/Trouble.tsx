import { Apart } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { inPopover, trouble } from './ComboBox.css.ts';
import type { ComboBoxTexts } from './ComboBox.texts.ts';

/** The error when the options could not be fetched, with a retry. */
export function Trouble({
  text,
  texts,
  onRetry,
  place,
}: {
  text: string;
  texts: ComboBoxTexts;
  onRetry?: () => void;
  place: 'field' | 'popover';
}) {
  return (
    <div className={place === 'popover' ? `${trouble} ${inPopover}` : trouble}>
      <Icon name="alert" size="small" />
      <span>{text}</span>
      {onRetry && (
        <Apart>
          <TextButton onPress={onRetry}>{texts.retry}</TextButton>
        </Apart>
      )}
    </div>
  );
}
