import { CaptchaField } from '@qianwei/ui/CaptchaField';

/** What `useCaptchaEntry` hands over as `entry`. */
export interface CaptchaEntryProps {
  value: string;
  onChange: (value: string) => void;
  /** Data URL; nothing while it is on its way. */
  src: string | undefined;
  /** The picture could not be fetched. */
  failed: boolean;
  onRefresh: () => void;
}

/** 图形验证码 in a form, under the name `code`. */
export function CaptchaEntry({ failed, ...field }: CaptchaEntryProps) {
  return (
    <CaptchaField
      name="code"
      label="图形验证码"
      placeholder="4 位字符"
      imageLabel="图形验证码图片"
      refreshLabel="换一张"
      error={failed ? '图形验证码没有取到，请换一张' : undefined}
      maxLength={4}
      {...field}
    />
  );
}
