import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const script = new URL('client.py', import.meta.url).pathname;

/** Passes one order, or a list of them, to the independent client (client.py), and resolves with its result. */
export async function order<Outcome>(orders: unknown): Promise<Outcome> {
  const python = spawn(process.env.PYTHON ?? 'python3', ['-B', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const output = text(python.stdout);
  const closed = once(python, 'close');
  python.stdin.end(JSON.stringify(orders));
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`client.py ended with ${code}`);
  return JSON.parse(await output) as Outcome;
}

/** An answer as the independent client got it. */
export interface SpecAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  text: string;
}

/** An envelope (API-1). */
interface SpecEnvelope {
  errorCode: number;
  errorMsg: string;
  data: unknown;
}

/** Makes calls of the specification against one server, without any of the product's own code. */
export function specClient(serverUrl: string) {
  const base = `${serverUrl}/api`;
  const call = async (method: 'GET' | 'POST', path: string, parameters: object, more: object = {}) =>
    order<SpecAnswer>({ base, method, path, parameters, ...more });

  async function envelope(method: 'GET' | 'POST', path: string, parameters: object, more: object = {}) {
    const answer = await call(method, path, parameters, more);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as SpecEnvelope;
  }

  async function encrypt(password: string): Promise<string> {
    const { data } = await envelope('GET', '/v1/code', { codeType: 'PUBLIC_KEY' });
    return (await order<{ value: string }>({ encrypt: password, ...(data as object) })).value;
  }

  async function logIn(account: string, password: string): Promise<string> {
    const login = { loginType: 'PASSWORD', account, password: await encrypt(password) };
    const answer = await envelope('POST', '/v1/loginManyWay', login);
    const { token } = answer.data as { token?: string };
    if (token === undefined) throw new Error(`no login for ${account}: ${answer.errorMsg}`);
    return token;
  }

  return { call, envelope, encrypt, logIn };
}
