import { Button as AriaButton } from 'react-aria-components';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { image } from './CaptchaField.css.ts';

export type CaptchaFieldProps = Omit<TextFieldProps, 'beside' | 'labelAction' | 'type'> & {
  /** The picture as an address or a `data:` URL; nothing while it is on its way. */
  src?: string;
  /** What a screen reader hears for the picture, such as 图形验证码图片. */
  imageLabel: string;
  /** The button that asks for another picture, such as 换一张; pressing the picture does the same. */
  refreshLabel: string;
  onRefresh: () => void;
};

/** The characters of a picture. Clear the value when a new picture comes: each one counts once. */
export function CaptchaField({ src, imageLabel, refreshLabel, onRefresh, ...props }: CaptchaFieldProps) {
  return (
    <TextField
      autoComplete="off"
      spellCheck="false"
      {...props}
      labelAction={<TextButton onPress={onRefresh}>{refreshLabel}</TextButton>}
      beside={
        <AriaButton
          className={image}
          onPress={onRefresh}
          aria-label={`${imageLabel}，${refreshLabel}`}
          excludeFromTabOrder
        >
          {src && <img src={src} alt="" width={112} height={48} />}
        </AriaButton>
      }
    />
  );
}
