import { browserWords } from '../../shared/device/device-text.ts';

/** One line of 环境自检. */
export interface SelfCheckItem {
  name: string;
  /** `pending` while it is being measured. */
  state: 'good' | 'poor' | 'pending';
  words: string;
}

const check = (name: string, good: boolean, words: string): SelfCheckItem => ({
  name,
  state: good ? 'good' : 'poor',
  words,
});

/** Checks that this device stores data: drafts and answers depend on it. */
function storageCheck(): SelfCheckItem {
  const key = 'qianwei_self_check';
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return check(
      '本地存储',
      'indexedDB' in globalThis,
      'indexedDB' in globalThis ? '可用' : '不支持离线保存，请更新浏览器',
    );
  } catch {
    return check('本地存储', false, '被浏览器禁用，请退出无痕模式或允许存储数据');
  }
}

function videoCheck(): SelfCheckItem {
  const plays =
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== '';
  return check(
    '视频解码',
    plays,
    plays ? '支持 H.264' : '不支持 H.264，课程视频无法播放，请换用 Chrome 或 Edge',
  );
}

/** The lines of `deviceChecks` before they are known. */
export const uncheckedDevice: readonly SelfCheckItem[] = [
  '浏览器',
  '分辨率',
  '本地存储',
  '视频解码',
  '打印',
].map((name) => ({ name, state: 'pending', words: '正在检测…' }));

/** The checks that need no network. */
export function deviceChecks(): SelfCheckItem[] {
  const width = Math.round(innerWidth);
  const ratio = Math.round(devicePixelRatio * 100) / 100;
  const prints = typeof window.print === 'function';
  return [
    check('浏览器', 'replaceAll' in String.prototype, browserWords(navigator.userAgent) ?? '未识别的浏览器'),
    check(
      '分辨率',
      width >= 360,
      `屏幕 ${screen.width} × ${screen.height}，窗口 ${width} × ${innerHeight}，缩放 ${ratio}`,
    ),
    storageCheck(),
    videoCheck(),
    check('打印', prints, prints ? '支持' : '不支持打印，请换用电脑浏览器'),
  ];
}

/** The latency of the network in words; `latency` in ms, null when no answer came. */
export function latencyCheck(latency: number | null): SelfCheckItem {
  if (latency === null) return check('网络延迟', false, '接口无法连接');
  const words = `${Math.round(latency)} 毫秒`;
  return check(
    '网络延迟',
    latency < 1000,
    latency < 1000 ? words : `${words}，网络较慢，考试和直播前请换一个网络`,
  );
}
