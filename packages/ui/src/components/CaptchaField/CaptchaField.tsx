import { useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { captcha, otherWay } from './CaptchaField.css.ts';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import {
  CaptchaWork,
  type CaptchaWorkState,
  type CaptchaWorkTexts,
  captchaWorkTexts,
} from './CaptchaWork.tsx';

export type CaptchaFieldProps = Omit<TextFieldProps, 'beside' | 'labelAction' | 'type'> & {
  /** The picture as an address or a `data:` URL; undefined while it loads. */
  src?: string;
  /** Why the picture is no longer valid, such as 已过期，换一张: replaces it and is read out. */
  problem?: string;
  onRefresh: () => void;
  /** Name of the picture for a screen reader. Default 图形验证码图片. */
  imageLabel?: string;
  /** The button that asks for another picture; pressing the picture does the same. Default 换一张. */
  refreshLabel?: string;
  /** In place of a picture that did not load. Default 加载失败，重试. */
  failedLabel?: string;
  /**
   * The alternative for those who can't see the picture: the browser works instead (`GET /v1/code?codeType=WORK`). It
   * is `offered` under the picture, and once chosen says its progress. Leave it out when the server has none.
   */
  work?: {
    state: 'offered' | CaptchaWorkState;
    /** Chosen, or tried again after a failure. */
    onStart: () => void;
    /** Back to the picture. */
    onPicture: () => void;
  };
  workTexts?: Partial<CaptchaWorkTexts>;
};

/** The characters of a picture, or the work that stands for them. Clear the value when a new picture comes: each one counts once. */
export function CaptchaField({
  src,
  problem,
  onRefresh,
  imageLabel = '图形验证码图片',
  refreshLabel = '换一张',
  failedLabel = '加载失败，重试',
  work,
  workTexts,
  ...props
}: CaptchaFieldProps) {
  const way = useRef<HTMLButtonElement>(null);
  const texts = { ...captchaWorkTexts, ...workTexts };
  const { trouble, onError, forget } = usePictureTrouble(src, problem, failedLabel);
  const refresh = () => {
    forget();
    onRefresh();
  };
  const state = work && work.state !== 'offered' ? work.state : null;
  return (
    <div className={captcha}>
      {work && state ? (
        <CaptchaWork
          label={props.label}
          name={props.name}
          error={props.error}
          state={state}
          texts={texts}
          onRetry={() => {
            // The press removes the button; the focus must not be lost.
            way.current?.focus();
            work.onStart();
          }}
        />
      ) : (
        <TextField
          autoComplete="off"
          spellCheck="false"
          {...props}
          labelAction={<TextButton onPress={refresh}>{refreshLabel}</TextButton>}
          beside={
            <CaptchaPicture
              src={src}
              trouble={trouble}
              label={`${imageLabel}，${refreshLabel}`}
              onPress={refresh}
              onError={onError}
            />
          }
        />
      )}
      {work && (
        <div className={otherWay}>
          <TextButton ref={way} onPress={state ? work.onPicture : work.onStart}>
            {state ? texts.picture : texts.start}
          </TextButton>
        </div>
      )}
      {/* After the button: a form that finds its field wrong puts the focus there. */}
      {state && props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      <span role="status" className={visuallyHidden}>
        {state ? texts[state] : trouble}
      </span>
    </div>
  );
}

/** Why a picture can't be used, in words: what the page says, or that it did not load. */
function usePictureTrouble(src: string | undefined, problem: string | undefined, failedLabel: string) {
  const [failed, setFailed] = useState<string | null>(null);
  return {
    trouble: problem ?? (src !== undefined && failed === src ? failedLabel : undefined),
    onError: () => setFailed(src ?? null),
    /** The same picture is tried again. */
    forget: () => setFailed(null),
  };
}
