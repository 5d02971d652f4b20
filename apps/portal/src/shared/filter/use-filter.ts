import { type AddressOf, type AddressSchema, readAddress, writeAddress } from '../address/address-codec.ts';
import { useAddress } from '../address/use-address.ts';

interface NamedField<Name extends string> {
  /** Its name in the address. */
  readonly name: Name;
  /** Its name on the page: 考期. */
  readonly label: string;
}

/** One of several, or all of them: a menu, in a drawer a `Select`. */
export interface ChoiceField<Name extends string = string> extends NamedField<Name> {
  readonly kind: 'choice';
  /** The choice that lets everything through. Default 全部. */
  readonly all?: string;
  /** Text of the address and its name. None means that they are not known yet: then any text holds. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** On or off: a checkbox. */
interface FlagField<Name extends string = string> extends NamedField<Name> {
  readonly kind: 'flag';
}

/** A search, which takes effect when the typing pauses. */
export interface KeywordField<Name extends string = string> extends NamedField<Name> {
  readonly kind: 'keyword';
  readonly maxLength: number;
  /** The searched texts, in words: 名称或代码 含“离散”. */
  readonly searched: string;
  /** 新旧代码都行 */
  readonly hint: string;
  readonly placeholder: string;
}

/** A field of a filter; its schema is that of the address. */
export type FilterField<Name extends string = string> =
  | ChoiceField<Name>
  | FlagField<Name>
  | KeywordField<Name>;

/** Texts of fields by their name, as the address has them; empty lets everything through. */
export type FilterTexts = Readonly<Record<string, string>>;

/** A filter that is shown and changed without its types. */
export interface Filter {
  readonly fields: readonly FilterField[];
  readonly texts: FilterTexts;
  /** How many fields are on. */
  readonly count: number;
  /** Shows the page with other texts of some fields. */
  readonly apply: (texts: FilterTexts) => void;
  readonly clear: () => void;
}

/** The text that holds: an address may name an option that there is not. */
function knownText(field: FilterField, text: string): string {
  if (field.kind !== 'choice' || field.options.length === 0) return text;
  return field.options.some(({ id }) => id === text) ? text : '';
}

/** The filter of a page in its address: each field reads and writes by the page's `schema`, which may have other values. */
export function useFilter<Schema extends AddressSchema>(
  schema: Schema,
  fields: readonly FilterField<keyof Schema & string>[],
) {
  const address = useAddress(schema);
  const written = new URLSearchParams(writeAddress(schema, '', address.values));
  const texts: FilterTexts = Object.fromEntries(
    fields.map((field) => [field.name, knownText(field, written.get(field.name) ?? '')]),
  );
  const changeOf = (changed: FilterTexts) => {
    const read = readAddress(schema, new URLSearchParams(changed).toString());
    const entries = Object.keys(changed).map((name) => [name, read[name]]);
    return Object.fromEntries(entries) as Partial<AddressOf<Schema>>;
  };
  return {
    fields,
    texts,
    count: fields.filter(({ name }) => texts[name] !== '').length,
    apply: (changed) => address.show(changeOf(changed)),
    clear: () => address.show(changeOf(Object.fromEntries(fields.map(({ name }) => [name, ''])))),
    /** Of every field, and of what else is in the address. */
    values: { ...address.values, ...changeOf(texts) } as AddressOf<Schema>,
    show: address.show,
  } satisfies Filter & Record<string, unknown>;
}

/** The filter in words: `2026年10月考期、统考、仅看合格、名称或代码含“离散”`. */
export const filterWords = ({ fields, texts }: Pick<Filter, 'fields' | 'texts'>): string =>
  fields
    .map((field) => {
      const text = texts[field.name];
      if (!text) return '';
      if (field.kind === 'flag') return field.label;
      return field.kind === 'keyword'
        ? `${field.searched}含“${text}”`
        : (field.options.find(({ id }) => id === text)?.label ?? '');
    })
    .filter((words) => words !== '')
    .join('、');
