const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\/([\d.]+)/, '微信内置浏览器'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/([\d.]+).*Safari/, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** The browser and its version, such as `Chrome 140`; null for an unknown one. */
export function browserWords(userAgent: string): string | null {
  for (const [pattern, name] of browsers) {
    const found = pattern.exec(userAgent);
    if (found) return `${name} ${found[1]}`;
  }
  return null;
}

/** A user agent in words for a student: `Chrome 140，Windows`; other text is kept, none is 未知设备. */
export function deviceWords(userAgent: string): string {
  const browser = browserWords(userAgent);
  if (browser === null) return userAgent || '未知设备';
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system === undefined ? browser : `${browser}，${system}`;
}
