import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { clockOf, minute, type Urgency, urgencyOf } from '@qianwei/ui/Countdown/time-left';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endWords } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';

/** The time left of the attempt, updated each second. */
export interface AttemptTime {
  /** The share of the time that is left, 0 to 1. */
  share: number;
  /** 48:12. */
  figure: string;
  urgency: Urgency;
  /** When it ends: 21:02:45, 明天 00:40. */
  end: string;
  /** The urgency in words: 还剩不到 5 分钟。 */
  words: string;
}

const words: Record<Urgency, string> = {
  plain: '',
  warning: '还剩不到 5 分钟。',
  danger: '还剩不到 1 分钟。',
  finished: '时间到，正在交卷。',
};

/** A clock, epoch ms, that agrees with the view's `secondsLeft`; the same function as long as the page lives. */
export function useAttemptClock(view: AttemptView, endsAt: number): () => number {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback(() => endsAt - latest.current.secondsLeft() * 1000, [endsAt]);
}

/** The time left in words and as a share, for everything but the countdown. */
export function useAttemptTime(clock: () => number, { endsAt, minutes }: TestPaper): AttemptTime {
  const [left, setLeft] = useState(() => endsAt - clock());
  useEffect(() => {
    const look = () => setLeft(endsAt - clock());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [clock, endsAt]);
  const urgency = urgencyOf(left, 5 * minute, minute);
  return {
    share: minutes > 0 ? Math.min(1, left / (minutes * minute)) : 0,
    figure: clockOf(left).figure,
    end: endWords(endsAt, endsAt - left),
    urgency,
    words: words[urgency],
  };
}
