import { errorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from './refusal.ts';

/** How long a body may take, in ms. */
export interface BodyPatience {
  /** Without a byte. */
  readonly idle: number;
  /** From the first to the last byte. */
  readonly whole: number;
}

const seconds = (ms: number) => Math.round(ms / 1000);
const stopped = (text: string) => new Refusal(errorCode.badParameter, text);

/** 1040001: the connection broke. */
export const cutOff = () => stopped('上传中断：连接已断开，请检查网络后重新上传');
/** 1040001: no byte came for too long. */
export const stalled = ({ idle }: BodyPatience) =>
  stopped(`上传中断：${seconds(idle)} 秒内没有收到数据，请检查网络后重新上传`);
/** 1040001: the whole takes too long. */
export const tooSlow = ({ whole }: BodyPatience) =>
  stopped(`上传时间过长（超过 ${seconds(whole) / 60} 分钟），请换用更快的网络后重新上传`);

/** Resolves as the promise does, or with what `late` returns when that takes longer than `ms`. */
export async function within<Result, Late>(
  ms: number,
  promise: Promise<Result>,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  const first = await Promise.race([promise.then((result) => ({ result })), expired]).finally(() =>
    clearTimeout(timer),
  );
  return first === undefined ? late() : first.result;
}
