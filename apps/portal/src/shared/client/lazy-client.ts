import type { createClient } from '@qianwei/api/client';
import { toApiError } from '@qianwei/api/errors';
import type { Client } from './client.tsx';

/**
 * A client whose code (transport, signing, checks) arrives with the first call or with `prepare`, so that the
 * login page is usable before it.
 */
export function createLazyClient(config: Parameters<typeof createClient>[0]): Client & { prepare(): void } {
  let loaded: Client | undefined;
  let loading: Promise<Client> | undefined;
  const load = () => {
    loading ??= import('@qianwei/api/client').then(
      (module) => {
        loaded = module.createClient(config);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw toApiError(error);
      },
    );
    return loading;
  };
  return {
    call: async (endpoint, payload, options) => (await load()).call(endpoint, payload, options),
    upload: async (endpoint, payload, options) => (await load()).upload(endpoint, payload, options),
    download: async (endpoint, payload, options) => (await load()).download(endpoint, payload, options),
    cancelAll: () => loaded?.cancelAll(),
    serverNow: () => loaded?.serverNow() ?? Date.now(),
    prepare: () => {
      load().catch(() => {});
    },
  };
}
