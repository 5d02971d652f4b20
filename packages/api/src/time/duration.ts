const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** `52 分 18 秒`, `1 小时 30 分`, `18 分钟`, `7 秒`. `duration` is milliseconds, never negative; parts of a second are dropped. */
export function formatDuration(duration: number): string {
  const hours = Math.floor(duration / hour);
  const minutes = Math.floor((duration % hour) / minute);
  const seconds = Math.floor((duration % minute) / second);
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`;
  if (minutes === 0) return `${seconds} 秒`;
  return seconds > 0 ? `${minutes} 分 ${seconds} 秒` : `${minutes} 分钟`;
}

/** `48:12`, from an hour on `1:05:09`. `duration` is milliseconds, never negative; parts of a second are dropped. */
export function formatClock(duration: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(duration / hour);
  const figure = `${two((duration % hour) / minute)}:${two((duration % minute) / second)}`;
  return hours > 0 ? `${hours}:${figure}` : figure;
}
