import * as v from 'valibot';
import { address, zipCode } from '../fields.ts';

/** A phone number: digits, spaces and hyphens. */
const phone = v.pipe(
  v.string(),
  v.regex(/^[\d -]*$/, '电话只能有数字、空格和连字符'),
  v.check((text) => text === '' || text.replace(/\D/g, '').length >= 7, '电话位数不够，请核对'),
);

/** The number of a certificate: letters, digits and hyphens, at least one letter or digit. */
const certNo = v.pipe(
  v.string(),
  v.regex(/^[\w-]*$/, '证书编号只能有字母、数字和连字符'),
  v.check((text) => text === '' || /[A-Za-z\d]/.test(text), '证书编号里没有字母或数字，请照证书填写'),
);

/**
 * Formats of fields that a document has to have when it is submitted. A draft may have them half typed: it is saved all the
 * same, so that no key that is missing yet keeps a text from the server.
 */
const formats: Readonly<Record<string, v.GenericSchema<string>>> = {
  address,
  zipCode,
  phone,
  collectPhone: phone,
  collectAddress: address,
  certNo,
  mailPhone: phone,
  mailAddress: address,
  mailZipCode: zipCode,
};

/** Errors of fields whose text has not the format; none for what is empty. */
export function formatErrors(document: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formats).flatMap(([field, format]) => {
      const text = document[field];
      if (typeof text !== 'string') return [];
      const read = v.safeParse(format, text);
      return read.success ? [] : [[field, read.issues[0].message]];
    }),
  );
}
