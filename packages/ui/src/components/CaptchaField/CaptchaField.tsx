import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { FieldSpinner } from '../Field/FieldSpinner.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { image, trouble } from './CaptchaField.css.ts';

export type CaptchaFieldProps = Omit<TextFieldProps, 'beside' | 'labelAction' | 'type'> & {
  /** The picture as an address or a `data:` URL; nothing while it is on its way. */
  src?: string;
  /** Why the picture counts no more, such as 已过期，换一张: stands in its place and is read out. */
  problem?: string;
  onRefresh: () => void;
  /** What a screen reader hears for the picture. Default 图形验证码图片. */
  imageLabel?: string;
  /** The button that asks for another picture; pressing the picture does the same. Default 换一张. */
  refreshLabel?: string;
  /** Stands in the place of a picture that did not load. Default 加载失败，重试. */
  failedLabel?: string;
};

/** The characters of a picture. Clear the value when a new picture comes: each one counts once. */
export function CaptchaField({
  src,
  problem,
  onRefresh,
  imageLabel = '图形验证码图片',
  refreshLabel = '换一张',
  failedLabel = '加载失败，重试',
  ...props
}: CaptchaFieldProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const wrong = problem ?? (src !== undefined && failed === src ? failedLabel : undefined);
  const refresh = () => {
    setFailed(null);
    onRefresh();
  };
  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck="false"
        {...props}
        labelAction={<TextButton onPress={refresh}>{refreshLabel}</TextButton>}
        beside={
          <AriaButton
            className={image}
            onPress={refresh}
            aria-label={wrong ?? `${imageLabel}，${refreshLabel}`}
            excludeFromTabOrder
          >
            {wrong ? (
              <span className={trouble}>
                <Icon name="refresh" size="small" />
                {wrong}
              </span>
            ) : src ? (
              <img src={src} alt="" width={112} height={48} onError={() => setFailed(src)} />
            ) : (
              <FieldSpinner />
            )}
          </AriaButton>
        }
      />
      <span role="status" className={visuallyHidden}>
        {wrong}
      </span>
    </>
  );
}
