import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { ApiError, isCancelled } from '../errors.ts';
import { createClient } from './client.ts';
import { answerJson, refusal, startTestServer, success } from './test-server.ts';

const ask = endpoint({ path: '/v1/ask', payload: v.object({}), data: v.null() });
const never = () => new Promise<Response>(() => {});
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: ApiError) => error.kind,
  );

describe('timeout', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a call after 10 s', undefined, 10_000],
    ['a call after its own limit', { timeout: 30_000 }, 30_000],
  ])('API-11 ends %s', async (_, options, limit) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createClient({ baseUrl: '', fetch: never, getToken: () => null });
    const settled = vi.fn();
    void reasonOf(client.call(ask, {}, options)).then(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('timeout');
  });

  it('API-11 leaves no timer behind when the answer came', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetch = async () => Response.json(success(null));
    await createClient({ baseUrl: '', fetch, getToken: () => null }).call(ask, {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('API-11 gives exports and uploads 120 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createClient({ baseUrl: '', fetch: never, getToken: () => null });
    const settled = vi.fn();
    void reasonOf(client.download(ask, {})).then(settled);
    void reasonOf(client.upload(ask, {})).then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls).toEqual([['timeout'], ['timeout']]);
  });
});

describe('cancelling', () => {
  it('API-11 cancels one call by its own signal, on the wire too', async () => {
    let closed = () => {};
    const hungUp = new Promise<void>((resolve) => {
      closed = resolve;
    });
    await using server = await startTestServer((response) => response.on('close', closed));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    const own = new AbortController();
    const reason = reasonOf(client.call(ask, {}, { signal: own.signal }));
    await server.got(1);
    own.abort();
    expect(await reason).toBe('cancelled');
    await hungUp;
  });

  it('API-11 sends nothing for a call whose signal is already aborted', async () => {
    const fetch = vi.fn(never);
    const client = createClient({ baseUrl: '', fetch, getToken: () => null });
    expect(await reasonOf(client.call(ask, {}, { signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('API-15 cancels everything pending: calls, uploads and exports', async () => {
    const client = createClient({ baseUrl: '', fetch: never, getToken: () => null });
    const reasons = [client.call(ask, {}), client.upload(ask, {}), client.download(ask, {})].map(reasonOf);
    client.cancelAll();
    expect(await Promise.all(reasons)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('API-15 cancels what starts in the same tick, and nothing that starts after the next', async () => {
    const client = createClient({
      baseUrl: '',
      fetch: async () => Response.json(success(null)),
      getToken: () => null,
    });
    client.cancelAll();
    const sameTick = reasonOf(client.call(ask, {}));
    await Promise.resolve();
    const later = reasonOf(client.call(ask, {}));
    expect(await Promise.all([sameTick, later])).toEqual(['cancelled', 'answered']);
  });

  it('API-16 rejects silently: recognisable, with no text to show', async () => {
    const client = createClient({ baseUrl: '', fetch: never, getToken: () => null });
    const call = client.call(ask, {});
    client.cancelAll();
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(isCancelled(error)).toBe(true);
    expect([new ApiError('network', ''), new Error('cancelled')].some(isCancelled)).toBe(false);
    expect(error).toMatchObject({ message: '' });
  });
});

describe('a session that is no longer valid', () => {
  it.each([
    [1030001, '登录已失效，请重新登录'],
    [1030003, '账号已在其他设备登录'],
  ])(
    'ERR-1 %i is reported once for ten calls that fail together, and the rest is cancelled',
    async (code, text) => {
      const waiting: (() => void)[] = [];
      await using server = await startTestServer((response) => {
        waiting.push(() => answerJson(response, refusal(code, text)));
        if (waiting.length === 10) for (const answer of waiting) answer();
      });
      const onSessionInvalid = vi.fn();
      const client = createClient({ baseUrl: server.url, getToken: () => 'dead', onSessionInvalid });
      const reasons = await Promise.all(Array.from({ length: 10 }, () => reasonOf(client.call(ask, {}))));
      expect(onSessionInvalid).toHaveBeenCalledOnce();
      expect(onSessionInvalid).toHaveBeenCalledWith(
        expect.objectContaining({ errorCode: code, message: text }),
      );
      expect(reasons.filter((reason) => reason === 'business')).toHaveLength(1);
      expect(reasons.filter((reason) => reason === 'cancelled')).toHaveLength(9);
    },
  );

  it.each([null, 'dead'])(
    'ERR-1 is reported once for answers of the same moment (token %s)',
    async (token) => {
      const onSessionInvalid = vi.fn();
      const client = createClient({
        baseUrl: '',
        fetch: async () => Response.json(refusal(1030001, '登录已失效，请重新登录')),
        getToken: () => token,
        onSessionInvalid,
      });
      const reasons = await Promise.all(Array.from({ length: 10 }, () => reasonOf(client.call(ask, {}))));
      expect(onSessionInvalid).toHaveBeenCalledOnce();
      expect(reasons.filter((reason) => reason === 'cancelled')).toHaveLength(9);
    },
  );

  it('ERR-1 is reported again for the next session, not again for the same', async () => {
    let token = 'first';
    const onSessionInvalid = vi.fn();
    const client = createClient({
      baseUrl: '',
      fetch: async () => Response.json(refusal(1030001, '登录已失效，请重新登录')),
      getToken: () => token,
      onSessionInvalid,
    });
    await reasonOf(client.call(ask, {}));
    await reasonOf(client.call(ask, {}));
    expect(onSessionInvalid).toHaveBeenCalledTimes(1);
    token = 'second';
    await reasonOf(client.call(ask, {}));
    expect(onSessionInvalid).toHaveBeenCalledTimes(2);
  });

  it('ERR-1 a late answer to a session already left does not end the new one', async () => {
    let token = 'old';
    const onSessionInvalid = vi.fn();
    const client = createClient({
      baseUrl: '',
      async fetch() {
        token = 'new';
        return Response.json(refusal(1030001, '登录已失效，请重新登录'));
      },
      getToken: () => token,
      onSessionInvalid,
    });
    expect(await reasonOf(client.call(ask, {}))).toBe('business');
    expect(onSessionInvalid).not.toHaveBeenCalled();
  });
});

describe('a password that must be changed', () => {
  it('ERR-2 is reported with the text to show, and cancels nothing', async () => {
    await using server = await startTestServer((response, _, index) =>
      answerJson(response, index === 0 ? refusal(1030002, '首次登录，请先修改密码') : success(null)),
    );
    const onPasswordChangeRequired = vi.fn();
    const onSessionInvalid = vi.fn();
    const client = createClient({
      baseUrl: server.url,
      getToken: () => 'token',
      onPasswordChangeRequired,
      onSessionInvalid,
    });
    expect(await reasonOf(client.call(ask, {}))).toBe('business');
    expect(await reasonOf(client.call(ask, {}))).toBe('answered');
    expect(onPasswordChangeRequired).toHaveBeenCalledWith(
      expect.objectContaining({ errorCode: 1030002, message: '首次登录，请先修改密码' }),
    );
    expect(onSessionInvalid).not.toHaveBeenCalled();
  });
});
