import type { BaseIssue, BaseSchema } from 'valibot';

/** A Valibot schema that accepts an `Input` and returns a checked `Output`. */
export type Schema<Output, Input = unknown> = BaseSchema<Input, Output, BaseIssue<unknown>>;

/**
 * Callers that may make a call.
 * - `public`: works without a token (path suffix `NLog` and the login calls); a token, when held, personalises it.
 * - `token`: needs a valid token, else 1030001; refused with 1030002 while the password must be changed.
 * - `passwordChange`: needs a valid token, and also works while the password must be changed.
 * - `guest`: as `passwordChange`, or without a token the ticket of a guest who was proven by SMS, in the header `guest-ticket`.
 */
export type Access = 'public' | 'token' | 'passwordChange' | 'guest';

/**
 * One call of the contract: a plain value, so that bundlers drop unused calls. `Input` is what a caller passes,
 * `Payload` the result of the check: normalised, with defaults filled in.
 */
export interface Endpoint<Payload, Data, Input = unknown> {
  /** GET sends query parameters, POST a JSON body (API-3); `multipart` POSTs carry a file (API-8). */
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly payload: Schema<Payload, Input>;
  readonly data: Schema<Data>;
  /** True when a repeat must have no second effect: the client adds a `requestNo`, the server executes it once. */
  readonly mutates: boolean;
  /** True when the payload is sent as a file form, with `sig` and `t` in the query string (API-8). */
  readonly multipart: boolean;
  /** The maximum size of a JSON body, bytes. */
  readonly maxBytes: number;
}

/**
 * The arguments of `endpoint`; `access` defaults to `token`, `mutates` and `multipart` to false, `method` to POST,
 * `maxBytes` to 65,536.
 */
export interface EndpointDefinition<Payload, Data, Input> {
  method?: 'GET' | 'POST';
  path: `/${string}`;
  access?: Access;
  payload: Schema<Payload, Input>;
  data: Schema<Data>;
  mutates?: boolean;
  multipart?: boolean;
  maxBytes?: number;
}

/** Declares one call of the contract. */
export function endpoint<Payload, Data, Input>(
  definition: EndpointDefinition<Payload, Data, Input>,
): Endpoint<Payload, Data, Input> {
  return {
    method: 'POST',
    access: 'token',
    mutates: false,
    multipart: false,
    maxBytes: 65_536,
    ...definition,
  };
}

/** The checked payload of a call, as the server gets it. */
export type PayloadOf<E> = E extends Endpoint<infer Payload, unknown> ? Payload : never;

/** The payload of a call, as a caller passes it: fields with a default may be left out. */
export type InputOf<E> = E extends Endpoint<unknown, unknown, infer Input> ? Input : never;

/** The `data` of a call's answer. */
export type DataOf<E> = E extends Endpoint<unknown, infer Data> ? Data : never;
