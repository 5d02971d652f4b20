/** The words of a `SeekRuler`. Every number is seconds. */
export interface SeekRulerTexts {
  /** The handle's place, as a screen reader reads it. */
  reading: (position: number, duration: number) => string;
  /** The list of what is marked. */
  marks: string;
  /** A second as it is shown in the list. */
  clock: (second: number) => string;
  furthest: string;
  pop: string;
  answeredPop: string;
}

const two = (value: number) => String(value).padStart(2, '0');

const partsOf = (second: number) => {
  const whole = Math.max(0, Math.floor(second));
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60] as const;
};

function spoken(second: number): string {
  const [hours, minutes, seconds] = partsOf(second);
  const words = [
    hours > 0 && `${hours} 小时`,
    (hours > 0 || minutes > 0) && `${minutes} 分`,
    `${seconds} 秒`,
  ];
  return words.filter(Boolean).join(' ');
}

function clock(second: number): string {
  const [hours, minutes, seconds] = partsOf(second);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}`;
}

export const seekRulerTexts: SeekRulerTexts = {
  reading: (position, duration) => `${spoken(position)}，共 ${spoken(duration)}`,
  marks: '播放进度上的时间点',
  clock,
  furthest: '最远看到',
  pop: '弹题，还没有回答',
  answeredPop: '弹题，已回答',
};
