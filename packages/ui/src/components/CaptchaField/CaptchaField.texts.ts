/** What the second way of a captcha says; each can be replaced. */
export const captchaWorkTexts = {
  /** The button that leaves the picture. */
  start: '看不清？免图片验证',
  working: '正在验证，请稍候…',
  done: '验证已完成',
  failed: '验证没有完成，请检查网络后重试',
  retry: '重试',
  /** The button that goes back to the picture. */
  picture: '改用图片',
};

export type CaptchaWorkTexts = typeof captchaWorkTexts;
