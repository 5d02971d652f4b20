/** The words of a `Countdown`. */
export interface CountdownTexts {
  /** Before the figure. */
  left: string;
  days: (days: number) => string;
  /** Beside the figure, so that the tone is not colour alone. */
  warning: string;
  danger: string;
  finished: string;
  hide: string;
  show: string;
  /** In place of the figure while it is hidden. */
  hidden: string;
  /** Read out at each of the moments; `minutes` and `seconds` are left. */
  announce: (minutes: number, seconds: number) => string;
}

/** The Chinese of `Countdown`. */
export const countdownTexts: CountdownTexts = {
  left: '还剩',
  days: (days) => `${days} 天`,
  warning: '时间不多',
  danger: '即将到时',
  finished: '时间到',
  hide: '隐藏倒计时',
  show: '显示倒计时',
  hidden: '倒计时已隐藏',
  announce: (minutes, seconds) =>
    minutes > 0 ? `还剩 ${minutes} 分钟${seconds > 0 ? ` ${seconds} 秒` : ''}` : `还剩 ${seconds} 秒`,
};
