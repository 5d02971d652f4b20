import { formatDuration } from '../../shared/time/duration.ts';

/**
 * How far this device's clock is from the server's, in words. `ahead` in milliseconds, positive when the device is
 * ahead. Under two seconds is as good as equal: the answer's own way takes that long.
 */
export function clockDifference(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (seconds < 2) return '与服务器一致';
  return `本机${ahead > 0 ? '快' : '慢'} ${formatDuration(seconds * 1000)}`;
}
