import { type GenericSchema, picklist, pipe, regex, safeParse, string, toNumber, transform } from 'valibot';

/** One value of a page in its address. */
export interface AddressField<Value> {
  /** Reads the text of the address; what it refuses counts as `initial`. */
  readonly schema: GenericSchema<unknown, Value>;
  /** The default; an address leaves it out. */
  readonly initial: Value;
  readonly write: (value: Value) => string;
}

/** The values of a page in its address, by their names there. */
export type AddressSchema = Readonly<
  Record<string, Pick<AddressField<unknown>, 'schema' | 'initial'> & { write(value: never): string }>
>;

/** The values that a schema reads. */
export type AddressOf<Schema extends AddressSchema> = {
  readonly [Name in keyof Schema]: Schema[Name]['initial'];
};

/** A value that a Valibot schema reads and `String` writes, such as one of a `picklist` or an id. */
export function field<Value, const Initial>(
  schema: GenericSchema<unknown, Value>,
  initial: Initial,
): AddressField<Value | Initial> {
  return { schema, initial, write: String };
}

/** On, as `1`, or off. */
export const flag: AddressField<boolean> = {
  schema: pipe(
    picklist(['1']),
    transform(() => true),
  ),
  initial: false,
  write: () => '1',
};

// The cut may leave the first half of a surrogate pair, which is no text.
const cut = (text: string, maxLength: number) => text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** A search keyword: trimmed, and cut to `maxLength` characters. */
export const keyword = (maxLength: number): AddressField<string> =>
  field(
    pipe(
      string(),
      transform((value) => cut(value.trim(), maxLength).trim()),
    ),
    '',
  );

/** The page of a list, 1 to 99,999. */
export const pageNumber: AddressField<number> = field(pipe(string(), regex(/^[1-9]\d{0,4}$/), toNumber()), 1);

/** Reads the values from a query string; missing values are the initial ones. */
export function readAddress<Schema extends AddressSchema>(schema: Schema, search: string): AddressOf<Schema> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(schema).map(([name, { schema: own, initial }]) => {
    const text = query.get(name);
    const result = text === null ? null : safeParse(own, text);
    return [name, result?.success ? result.output : initial];
  });
  return Object.fromEntries(entries) as AddressOf<Schema>;
}

/**
 * The query string, without a question mark, in which the values of `schema` are `values`. Initial values are left
 * out; other parameters stay.
 */
export function writeAddress<Schema extends AddressSchema>(
  schema: Schema,
  search: string,
  values: AddressOf<Schema>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, { initial, write }] of Object.entries(schema)) {
    const value = values[name];
    if (value === initial) query.delete(name);
    else query.set(name, write(value as never));
  }
  return query.toString();
}
