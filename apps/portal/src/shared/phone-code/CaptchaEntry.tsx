import { CaptchaField, type CaptchaFieldProps } from '@qianwei/ui/CaptchaField';

/** Props that `useCaptchaEntry` returns as `entry`. */
export interface CaptchaEntryProps {
  value: string;
  onChange: (value: string) => void;
  /** Data URL; undefined while it loads. */
  src: string | undefined;
  /** In place of a picture that could not be fetched. */
  problem: string | undefined;
  /** Why there is no picture. */
  error: string | undefined;
  onRefresh: () => void;
  /** The alternative without a picture. */
  work: CaptchaFieldProps['work'];
}

/** 图形验证码 in a form, under the name `code`. */
export function CaptchaEntry({ hint, ...entry }: CaptchaEntryProps & { hint?: string }) {
  return (
    <CaptchaField
      name="code"
      label="图形验证码"
      hint={hint}
      placeholder="4 位字符"
      imageLabel="图形验证码图片"
      refreshLabel="换一张"
      maxLength={4}
      {...entry}
    />
  );
}
