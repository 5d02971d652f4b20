import type { Endpoint } from '@qianwei/api/endpoint';
import * as v from 'valibot';

/** An endpoint, whatever its payload. */
type Answering<Data> = Pick<Endpoint<never, Data>, 'path' | 'data'>;

/** The path of the first field that `read` lacks, such as `list.0.title`; null when it has all of `value`. */
function droppedField(value: unknown, read: unknown): string | null {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null) return null;
  for (const [field, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    if (!(field in read)) return field;
    const below = droppedField(inner, read[field as keyof typeof read]);
    if (below !== null) return `${field}.${below}`;
  }
  return null;
}

/**
 * The answer to a call that `pnpm fixtures` has recorded, as the contract reads it. Throws a TypeError with the call
 * and the path of the first field that is missing, wrong or not in the contract.
 */
export function recordedAnswer<Data>({ path, data: schema }: Answering<Data>, recorded: unknown): Data {
  const result = v.safeParse(schema, recorded);
  if (!result.success) {
    const [issue] = result.issues;
    throw new TypeError(`${path} ${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
  }
  const dropped = droppedField(recorded, result.output);
  if (dropped !== null) throw new TypeError(`${path} ${dropped}: not in the contract`);
  return result.output;
}

/** An answer that a story or a test makes up, held to the contract as `recordedAnswer` is. */
export const fixtureOf = <Data>(endpoint: Answering<Data>, data: Data): Data =>
  recordedAnswer(endpoint, data);

/** The item of a recorded list whose `field` is `value`, for a story to change. Throws a TypeError when none was recorded. */
export function itemOf<Item, Field extends keyof Item>(
  list: readonly Item[],
  field: Field,
  value: Item[Field],
): Item {
  const found = list.find((item) => item[field] === value);
  if (found === undefined) throw new TypeError(`No item with ${String(field)} ${value} was recorded`);
  return found;
}
