/**
 * How far this device's clock is from the server's, in words. `ahead` in milliseconds, positive when the device is
 * ahead. Under two seconds is as good as equal: the answer's own way takes that long.
 */
export function clockWords(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (seconds < 2) return '与服务器一致';
  const words = seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
  return `本机${ahead > 0 ? '快' : '慢'} ${words}`;
}
