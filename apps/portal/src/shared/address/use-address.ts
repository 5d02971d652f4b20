import { useLocation, useSearch } from 'wouter';
import { type AddressOf, type AddressSchema, readAddress, writeAddress } from './address-codec.ts';

/**
 * Values of a page in its address, so that back, reload and a shared link keep them. `replace`: a change replaces the
 * entry in the browser's history. Default false. Where the schema has a `page`, every other change leads to the first
 * one.
 */
export function useAddress<Schema extends AddressSchema>(
  schema: Schema,
  { replace = false }: { replace?: boolean } = {},
) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const values = readAddress(schema, search);
  const queryOf = (change: Partial<AddressOf<Schema>>) =>
    writeAddress(schema, search, { ...values, ...(schema.page && { page: schema.page.initial }), ...change });
  const hrefOf = (change: Partial<AddressOf<Schema>>) => {
    const query = queryOf(change);
    return query === '' ? path : `${path}?${query}`;
  };
  return {
    values,
    /** The address of this page with other values. */
    hrefOf,
    /** Shows the page with other values; nothing happens when they are the same. */
    show: (change: Partial<AddressOf<Schema>>) => {
      if (queryOf(change) !== new URLSearchParams(search).toString()) navigate(hrefOf(change), { replace });
    },
  };
}
