import type { createClient } from '@qianwei/api/client';
import { createContext, type ReactNode, use } from 'react';

/** The client that talks to the server; see `createClient`. */
export type Client = ReturnType<typeof createClient>;

const ClientContext = createContext<Client | null>(null);

/** Provides the client with which the pages below call the server; the `fetch` of a story's client is in memory. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of this page. Throws outside a `ClientProvider`, which is a bug. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient needs a ClientProvider');
  return client;
}
