import { picklist } from 'valibot';
import { field } from '../../shared/address/address-codec.ts';

/** The steps of the form: 外语 · 论文、姓名和邮寄 · 核对. */
export const degreeSteps = ['language', 'details', 'confirm'] as const;

/** A step of the form. */
export type DegreeStep = (typeof degreeSteps)[number];

/** The step in the address; without one the page says how things stand. */
export const degreeAddress = { step: field(picklist(degreeSteps), undefined) };
