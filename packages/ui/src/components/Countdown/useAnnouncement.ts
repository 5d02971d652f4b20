import { useEffect, useRef, useState } from 'react';
import type { CountdownTexts } from './Countdown.texts.ts';
import { passed } from './time-left.ts';

/**
 * The text to read out since the last of the `moments` (ms before the end, the smallest first) that was passed;
 * empty when the page has just opened.
 */
export function useTimeAnnouncement(left: number, moments: readonly number[], words: CountdownTexts): string {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(left);
  const { announce, finished } = words;
  const latest = useRef(moments);
  useEffect(() => {
    latest.current = moments;
  });
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (left <= 0 && last > 0) setAnnouncement(finished);
    else if (passed(last, left, latest.current) !== undefined) {
      const seconds = Math.ceil(left / 1000);
      setAnnouncement(announce(Math.floor(seconds / 60), seconds % 60));
    }
  }, [left, announce, finished]);
  return announcement;
}
