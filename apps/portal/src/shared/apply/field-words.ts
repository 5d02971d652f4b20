import type { FieldWords } from '../draft/DraftConflict.tsx';
import type { FieldOf } from '../draft/draft-view.ts';

/** The name of each field, with the text of its value where that is not the value itself. */
export type WrittenFields<Document extends object> = {
  readonly [Field in FieldOf<Document>]:
    | string
    | readonly [name: string, text: (value: Document[Field]) => string];
};

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} 个文件`;
  return value === null || value === undefined ? '' : String(value);
}

/** The fields of a document in words. A list without a text of its own is one of files; an empty value has no text. */
export const fieldWords = <Document extends object>(
  texts: WrittenFields<Document>,
): FieldWords<Document> => ({
  nameOf(field) {
    const described = texts[field];
    return typeof described === 'string' ? described : described[0];
  },
  textOf(field, value) {
    const described = texts[field];
    return typeof described === 'string' ? plainText(value) : described[1](value);
  },
});
