import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { degreeDocument, emptyDegreeDocument } from './degree-document.ts';
import { emptyGraduationDocument, graduationDocument } from './graduation-document.ts';
import { formatErrors } from './typed-formats.ts';

describe('/apply/graduation, /applyDegree: formats', () => {
  it.each([
    [
      graduationDocument,
      { ...emptyGraduationDocument, address: '零', zipCode: '21', phone: '电', collectAddress: '家' },
    ],
    [
      degreeDocument,
      { ...emptyDegreeDocument, mailAddress: '零', mailZipCode: '21', mailPhone: '1a', certNo: '№' },
    ],
  ])('a draft keeps what is half typed, a submission says what is wrong with it', (schema, document) => {
    expect(v.is(schema as v.GenericSchema, document)).toBe(true);
    expect(Object.keys(formatErrors(document))).toHaveLength(4);
  });

  it('nothing is said of what is empty', () => {
    expect(formatErrors(emptyGraduationDocument)).toEqual({});
    expect(formatErrors(emptyDegreeDocument)).toEqual({});
  });
});
