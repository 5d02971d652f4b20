import { Button as AriaButton } from 'react-aria-components';
import { FieldSpinner } from '../Field/FieldSpinner.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './CaptchaField.css.ts';

export type CaptchaPictureProps = {
  /** Undefined while it loads. */
  src: string | undefined;
  /** Why it can't be used; shown in its place. */
  trouble: string | undefined;
  /** Name of a picture that can be used, for a screen reader. */
  label: string;
  /** Asks for another. */
  onPress: () => void;
  onError: () => void;
};

/** The picture beside the field; a press asks for another, as the button above does for the keyboard. */
export function CaptchaPicture({ src, trouble, label, onPress, onError }: CaptchaPictureProps) {
  return (
    <AriaButton className={styles.image} onPress={onPress} aria-label={trouble ?? label} excludeFromTabOrder>
      {trouble ? (
        <span className={styles.trouble}>
          <Icon name="refresh" size="small" />
          {trouble}
        </span>
      ) : src ? (
        <img src={src} alt="" width={120} height={44} onError={onError} />
      ) : (
        <FieldSpinner />
      )}
    </AriaButton>
  );
}
