import type { BaseSchema, BaseIssue } from 'valibot';

/** A Valibot schema whose checked value has the type `Output`. */
export type Schema<Output> = BaseSchema<unknown, Output, BaseIssue<unknown>>;

/**
 * Who may make a call.
 * - `public`: works without a token (path suffix `NLog` and the login calls); a token, when held, personalises it.
 * - `token`: needs a valid token, else 1030001; refused with 1030002 while the password must be changed.
 * - `passwordChange`: needs a valid token, and also works while the password must be changed.
 */
export type Access = 'public' | 'token' | 'passwordChange';

/** One call of the contract: a plain value, so that calls nobody uses are shaken out of a bundle. */
export interface Endpoint<Payload, Data> {
  /** GET travels as query parameters, POST as a JSON body (API-3); `multipart` POSTs carry a file (API-8). */
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly payload: Schema<Payload>;
  readonly data: Schema<Data>;
  /** True when a repeat must not happen twice: the client adds a `requestNo`, the server answers it once. */
  readonly mutates: boolean;
  /** True when the payload is sent as a file form, with `sig` and `t` in the query string (API-8). */
  readonly multipart: boolean;
}

/** What `endpoint` is told; `access` defaults to `token`, `mutates` and `multipart` to false, `method` to POST. */
export interface EndpointDefinition<Payload, Data> {
  method?: 'GET' | 'POST';
  path: `/${string}`;
  access?: Access;
  payload: Schema<Payload>;
  data: Schema<Data>;
  mutates?: boolean;
  multipart?: boolean;
}

/** Declares one call of the contract. */
export function endpoint<Payload, Data>(definition: EndpointDefinition<Payload, Data>): Endpoint<Payload, Data> {
  return { method: 'POST', access: 'token', mutates: false, multipart: false, ...definition };
}

/** The payload that a call takes. */
export type PayloadOf<E> = E extends Endpoint<infer Payload, unknown> ? Payload : never;

/** The `data` that a call answers with. */
export type DataOf<E> = E extends Endpoint<never, infer Data> ? Data : E extends Endpoint<infer _, infer Data> ? Data : never;
