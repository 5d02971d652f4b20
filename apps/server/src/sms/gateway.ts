import { errorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../log.ts';
import type { AfterAnswer, SmsMessage, SmsSender } from './sms-sender.ts';

/** Gateway that takes the messages. */
export interface GatewayConfig {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | null;
  /** Limit of one try, in ms; 3000 by default. */
  readonly timeout?: number;
}

/** Dependencies of a gateway. */
export interface GatewayDeps {
  readonly log: Logger;
  readonly afterAnswer: AfterAnswer;
}

/** Hands messages to an HTTP gateway as POST `{mobile, scene, code, text}`; any 2xx is success, anything else is tried again, once. */
export function createGateway(
  { url, token, timeout = 3000 }: GatewayConfig,
  { log, afterAnswer }: GatewayDeps,
): SmsSender {
  const deliver = async (message: SmsMessage) => {
    const headers = {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify(message);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  };
  /** Hands the message over; true when the gateway has taken it. */
  const handOver = async (message: SmsMessage): Promise<boolean> => {
    try {
      await deliver(message).catch(() => deliver(message));
      return true;
    } catch (error) {
      log.error('sms failed', error, { scene: message.scene });
      return false;
    }
  };
  return {
    async send(message) {
      if (!(await handOver(message))) throw new Refusal(errorCode.serverBusy, '短信发送失败，请稍后再试');
    },
    async sendUnseen(message) {
      afterAnswer(async () => {
        await handOver(message);
      });
    },
  };
}
