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

const cutOff = () => new Refusal(errorCode.badParameter, '上传中断：连接已断开，请检查网络后重新上传');
const stalled = ({ idle }: BodyPatience) =>
  new Refusal(errorCode.badParameter, `上传中断：${seconds(idle)} 秒内没有收到数据，请检查网络后重新上传`);
const tooSlow = ({ whole }: BodyPatience) =>
  new Refusal(
    errorCode.badParameter,
    `上传时间过长（超过 ${seconds(whole) / 60} 分钟），请换用更快的网络后重新上传`,
  );

async function within<Result>(ms: number, promise: Promise<Result>, late: () => Refusal): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** One read takes at most this much, in bytes: whoever works on it lets others have their turn in between. */
const step = 64 * 1024;

/**
 * The body of a request, as it is asked for and at most 64 KB at a time. Throws 1040001 when the connection breaks,
 * when nothing comes for too long, and when the whole takes too long. What is left unread when the loop is left, the HTTP adapter reads and throws
 * away for half a second (or 64 MB) after the answer, and then closes the connection: so the answer mostly arrives.
 */
export async function* bodyChunks({ body }: Request, patience: BodyPatience): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  const end = performance.now() + patience.whole;
  try {
    for (;;) {
      const left = end - performance.now();
      if (left <= 0) throw tooSlow(patience);
      const late = () => (left < patience.idle ? tooSlow(patience) : stalled(patience));
      const read = reader.read().catch(() => {
        throw cutOff();
      });
      const { done, value } = await within(Math.min(patience.idle, left), read, late);
      if (done) return;
      for (let from = 0; from < value.length; from += step) yield value.subarray(from, from + step);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
