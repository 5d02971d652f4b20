import { describe, expect, it } from 'vitest';
import { clockDifference } from './facts.ts';
import { latencyCheck } from './self-check.ts';

describe('the self-check of the device', () => {
  it('calls an answer after a second slow and no answer a failure', () => {
    expect(latencyCheck(42.4)).toEqual({ name: '网络延迟', state: 'good', words: '42 毫秒' });
    expect(latencyCheck(1000).state).toBe('poor');
    expect(latencyCheck(null)).toMatchObject({ state: 'poor', words: '接口无法连接' });
  });

  it('says how far the clock of the device is off', () => {
    expect(clockDifference(1200)).toBe('与服务器一致');
    expect(clockDifference(-42_000)).toBe('本机慢 42 秒');
    expect(clockDifference(125_000)).toBe('本机快 2 分 5 秒');
  });
});
