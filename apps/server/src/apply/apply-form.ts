import type { ApplyCondition } from '@qianwei/api/contract/graduation/apply';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { ReceiptKind } from '@qianwei/api/contract/receipt';
import type { GenericSchema } from 'valibot';
import type { OfficeKind } from '../application/application.ts';
import type { Found } from '../eligibility/eligibility.ts';
import type { CallContext } from '../http/implement.ts';
import type { FactLines } from '../student/receipt.ts';
import type { Studies } from '../studies/studies.ts';
import type { ApplyBatchRow, RulesInForce } from './apply-batches.ts';
import type { ApplyRow, ApplyTable } from './apply-kind.ts';

/** Facts about one student's application when it is shown, saved or submitted. */
export interface ApplyFacts<Type extends ApplyType> {
  readonly studies: Studies;
  readonly batch: ApplyBatchRow;
  readonly rules: RulesInForce<Type>;
  /** The open or granted application; null before the first submission. */
  readonly row: ApplyRow | null;
}

/** One type of application: its document and its rules, for the workflows that both types share. */
export interface ApplyForm<Type extends ApplyType, Document extends object> {
  readonly type: Type;
  readonly kind: OfficeKind<ApplyRow>;
  readonly table: ApplyTable;
  readonly receiptKind: ReceiptKind;
  /** Checks a stored document. */
  readonly schema: GenericSchema<unknown, Document>;
  /** The fields of each part that can be returned. */
  readonly partFields: Readonly<Record<string, readonly string[]>>;
  readonly partTitles: Readonly<Record<string, string>>;
  /**
   * Parts that may be replaced beside the returned ones, because they are made from these: a signed print of what is mended. What was
   * submitted stays unless it is replaced. By default none.
   */
  replaceable?(returned: ReadonlySet<string>, submitted: Document): readonly string[];
  /** The part of a draft that counts: the document to be submitted. By default all of it. */
  counting?(facts: ApplyFacts<Type>, draft: Document): Document;
  /** The conditions of the batch, in its order; `document` is what would be submitted. */
  conditions(
    context: Pick<CallContext, 'db' | 'clock'>,
    facts: ApplyFacts<Type>,
    document: Document | null,
  ): Promise<ApplyCondition[]>;
  /** The part by which each condition is met that the form itself meets: it does not keep the form from being opened. */
  readonly inForm: Readonly<Record<string, string>>;
  /** Something of its own that is in the way of a draft and of a submission, such as a deadline; null without. */
  obstacle(facts: ApplyFacts<Type>, now: Date): Found | null;
  /** Errors of a document by field; its files are checked, too. */
  errors(
    context: Pick<CallContext, 'db' | 'clock'>,
    facts: ApplyFacts<Type>,
    document: Document,
  ): Promise<Record<string, string>>;
  /** Facts of a submission for its receipt, without batch and number of the submission. */
  receiptFacts(
    context: Pick<CallContext, 'db'>,
    facts: ApplyFacts<Type>,
    document: Document,
  ): Promise<readonly FactLines[]>;
}
