import type { Endpoint } from '@qianwei/api/endpoint';
import { type ApiError, isCancelled, toApiError } from '@qianwei/api/errors';
import { useClient } from '../client/client.tsx';
import { useQueryCache } from '../query/query-cache.tsx';
import { type Submit, useSubmit } from './use-submit.ts';

/** How one call is made. */
export interface SendOptions<Data> {
  /** One Chinese text for each field that the page knows to be wrong; with any of them nothing is sent. */
  wrong?: Record<string, string>;
  /** Called after a success. */
  done?: (data: Data) => void;
  /** Called after a failure, which `problem` and `errors` show, too. Not called for a cancelled call (API-16). */
  failed?: (error: ApiError) => void;
  /** `done` waits until the page shows what has changed. Default true. */
  waits?: boolean;
}

/**
 * A call that changes something: made once at a time, its failure kept as `problem` or as `errors` by field, for
 * `Form`. What it makes outdated is refreshed (`outdatedBy`). Several calls of one form share a `form`: one at a time,
 * and the failure of the last one shows. Default a form of its own.
 */
export function useMutationCall<Payload, Data, Input>(
  endpoint: Endpoint<Payload, Data, Input>,
  form?: Submit,
) {
  const client = useClient();
  const queries = useQueryCache();
  const own = useSubmit();
  const { submit, ...state } = form ?? own;

  /**
   * Makes the call; a payload that takes time, such as an encrypted password, is a function. Resolves to true after a
   * success.
   */
  const send = (
    payload: Input | (() => Promise<Input>),
    { wrong = {}, done, failed, waits = true }: SendOptions<Data> = {},
  ): Promise<boolean> =>
    submit(wrong, async () => {
      try {
        const ready = typeof payload === 'function' ? await (payload as () => Promise<Input>)() : payload;
        const data = await client.call(endpoint, ready);
        const refreshed = queries.refreshAfter(endpoint);
        if (waits) await refreshed;
        done?.(data);
      } catch (error) {
        if (!isCancelled(error)) failed?.(toApiError(error));
        throw error;
      }
    });

  return { ...state, send };
}
