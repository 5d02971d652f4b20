import { createClient } from '../../packages/api/src/client/client.ts';
import { getLoginLogList } from '../../packages/api/src/contract/account.ts';
import { upload } from '../../packages/api/src/contract/upload.ts';
import { getUserInfo } from '../../packages/api/src/contract/user-info.ts';
import { ApiError } from '../../packages/api/src/errors.ts';
import { encryptPassword } from '../../packages/api/src/password.ts';

/** The outcome of a call: its data, or the kind of its error. */
export type Outcome = { data: unknown } | { kind: string; message: string };

const outcome = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    (data) => ({ data }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { kind: error.kind, message: error.message };
    },
  );

/** Operations that a test can do with the client inside a real browser. */
const kit = {
  open(baseUrl: string) {
    const messages: string[] = [];
    const client = createClient({
      baseUrl,
      getToken: () => 'token',
      onSessionInvalid: ({ message }) => messages.push(message),
    });
    return {
      messages,
      progress: [] as number[],
      ask: () => outcome(client.call(getUserInfo, {})),
      download: () => outcome(client.download(getLoginLogList, {})),
      /** Uploads `bytes` bytes; `limit` in ms. */
      upload(bytes: number, limit?: number) {
        const file = new File([new Uint8Array(bytes)], '头像.png', { type: 'image/png' });
        const onProgress = (fraction: number) => this.progress.push(fraction);
        return outcome(client.upload(upload, { file, scene: 'AVATAR' }, { onProgress, timeout: limit }));
      },
      cancelAll: () => client.cancelAll(),
    };
  },
  encryptPassword,
};

export type Kit = typeof kit;

Object.assign(globalThis, { kit });
