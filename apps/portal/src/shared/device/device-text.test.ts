import { describe, expect, it } from 'vitest';
import { deviceWords } from './device-text.ts';

describe('devices in words', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge 140，Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'Chrome 140，Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18.1，iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 MicroMessenger/8.0.50', '微信内置浏览器 8.0.50，安卓'],
    ['自助终端', '自助终端'],
    ['', '未知设备'],
  ])('names %s as %s', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
