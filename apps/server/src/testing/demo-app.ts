import { constants, publicEncrypt } from 'node:crypto';
import {
  getCode,
  getSmsCode,
  getSmsCodeNLog,
  type LoginSucceeded,
  loginManyWay,
} from '@qianwei/api/contract/login';
import type { SmsScene } from '../credentials/sms-request.ts';
import { demoAccounts } from '../demo/people.ts';
import type { CallOptions, TestApp } from './test-app.ts';
import { createTestApp } from './test-app.ts';
import type { TestDatabase } from './test-folder.ts';

/** A test app with the demo institution, and what tests do with it again and again. */
export interface DemoApp extends TestApp {
  /** A password as it travels (API-9). */
  seal(password: string): Promise<string>;
  /** Logs a demo student in by password; throws when that is refused. */
  login(name: string, options?: CallOptions): Promise<LoginSucceeded>;
  /** Asks for an SMS code with the captcha answer of test mode, and reads it from the outbox. */
  smsCode(
    mobile: string,
    scene: SmsScene,
    options?: CallOptions & { readonly lookupToken?: string },
  ): Promise<string>;
  /** Moves the clock forward from its current time. */
  wait(milliseconds: number): void;
}

/** The demo account with this name. */
export function demoAccount(name: string) {
  const found = demoAccounts.find((account) => account.name === name);
  if (found === undefined) throw new Error(`No demo account ${name}`);
  return found;
}

/** Starts an app on a test database that was opened with the demo institution. */
export async function createDemoApp(database: TestDatabase, env?: Record<string, string>): Promise<DemoApp> {
  const app = await createTestApp({ database, env });
  let offset = 0;

  const seal = async (password: string) => {
    const { data } = await app.call(getCode, { codeType: 'PUBLIC_KEY' });
    if (!('publicKey' in data)) throw new Error('No public key');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const sealed = publicEncrypt({ key: data.publicKey, padding, oaepHash: 'sha256' }, Buffer.from(password));
    return `${data.keyId}:${sealed.toString('base64')}`;
  };

  return {
    ...app,
    seal,
    async login(name, options) {
      const { examineeNo, password } = demoAccount(name);
      const payload = { loginType: 'PASSWORD', account: examineeNo, password: await seal(password) };
      const answer = await app.call(loginManyWay, payload, options);
      if (answer.errorCode !== 0 || !('token' in answer.data)) throw new Error(`${name}: ${answer.errorMsg}`);
      return answer.data;
    },
    async smsCode(mobile, scene, { lookupToken, ...options } = {}) {
      const captcha = { code: '0000', codeKey: 'any' };
      const asked =
        scene === 'LOGIN'
          ? await app.call(getSmsCode, { mobile, ...captcha }, options)
          : await app.call(getSmsCodeNLog, { mobile, scene, lookupToken, ...captcha }, options);
      if (asked.errorCode !== 0) throw new Error(`${mobile}: ${asked.errorMsg}`);
      const [message] = await app.outbox(mobile);
      if (message === undefined) throw new Error(`Nothing was sent to ${mobile}`);
      return message.code;
    },
    wait(milliseconds) {
      offset += milliseconds;
      app.clock.setOffset(offset);
    },
  };
}
