import type { Endpoint } from '@qianwei/api/endpoint';
import type { ApiError } from '@qianwei/api/errors';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClient } from '../client/client.tsx';
import { useQueryClient } from './use-query-client.ts';

/** How long an answer counts as fresh, in ms: a kept page that comes back later refreshes quietly (ROUTE-10). */
const freshFor = 60_000;

/** Options of `useCall`. */
export interface QueryCallOptions {
  /** False waits, for example until an id is known. Default true. */
  enabled?: boolean;
  /** Milliseconds that the answer counts as fresh. Default 60 000. */
  staleTime?: number;
  /** Keeps showing the former answer while another payload is asked for (paging, searching). */
  keepPrevious?: boolean;
}

/**
 * What the server says to a call, kept under `[path, payload]`. The error is an `ApiError` with a Chinese
 * message that the page shows in its block, once (ERR-5); nothing is retried behind the student's back.
 */
export function useCall<Payload, Data, Input>(
  endpoint: Endpoint<Payload, Data, Input>,
  payload: NoInfer<Input>,
  { enabled = true, staleTime = freshFor, keepPrevious = false }: QueryCallOptions = {},
): UseQueryResult<Data, ApiError> {
  const client = useClient();
  return useQuery<Data, ApiError>(
    {
      queryKey: [endpoint.path, payload],
      queryFn: ({ signal }) => client.call(endpoint, payload, { signal }),
      enabled,
      staleTime,
      placeholderData: keepPrevious ? (former) => former : undefined,
    },
    useQueryClient(),
  );
}
