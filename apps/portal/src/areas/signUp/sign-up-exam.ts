import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import type { SignUpDocument, SignUpRecord, SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { signUpFee } from '@qianwei/studies';
import type { Late } from '@qianwei/ui/late';
import type { ReactNode } from 'react';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import type { TicketSearchProps } from '../../shared/ticket/TicketSearch.tsx';

/** 分 that a document costs; with the courses of the sign-up that stands, its fee stays. */
export function documentFee(
  document: SignUpDocument,
  batch: SignUpBatch,
  record: SignUpRecord | null,
): number {
  const isStanding = record !== null && record.status !== 'CANCELLED';
  const standing = isStanding ? { courseCodes: record.document.courseCodes, fee: record.fee } : null;
  return signUpFee(batch, document.courseCodes, standing);
}

/** 分 that are still to be paid for a document: what was paid for the sign-up counts. */
export const documentDue = (
  document: SignUpDocument,
  batch: SignUpBatch,
  record: SignUpRecord | null,
): number => Math.max(0, documentFee(document, batch, record) - (record?.paid ?? 0));

/** Props of the second step of an exam. */
export interface ChoiceProps {
  readonly exam: SignUpExam;
  readonly batch: SignUpBatch;
  readonly opened: OpenedSignUp;
  readonly basis: Basis | null;
  readonly draft: DraftView<SignUpDocument>;
  /** Below a field, by its name: the refusal of the last submission. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Props of the part beside every step. */
export interface AsideProps {
  /** Source of its rules. */
  readonly basis: Basis | null;
  /** The batch takes a fee. */
  readonly hasFee: boolean;
}

/** A chosen fact, in the margin, in the list to confirm and on paper. */
export interface ChosenFact {
  readonly label: string;
  /** One line each; none when nothing is chosen. */
  readonly lines: readonly string[];
  /** Beside or below the lines, muted. */
  readonly notes?: readonly string[];
}

/** An exam that is signed up for: what differs between the two pages, and nothing else. */
export interface SignUpExam {
  readonly type: SignUpType;
  /** Of the page. */
  readonly title: string;
  /** 考点, 考区: a site in the words of this exam. */
  readonly siteTitle: string;
  /** The heading while a batch is shown. */
  heading(batch: SignUpBatch): string;
  /** Below the heading. */
  facts(batch: SignUpBatch): readonly string[];
  /** The second step. */
  readonly choice: {
    readonly label: string;
    readonly hint: string;
    /** The button that leads to it, and the one that changes it later. */
    readonly next: string;
    readonly change: string;
    readonly fields: Late<ChoiceProps>;
    /** Chinese, what is missing by the name of the field; empty when the step is done. */
    missing(
      document: SignUpDocument,
      batch: SignUpBatch,
      opened: OpenedSignUp,
    ): Readonly<Record<string, string>>;
    /** True when nothing of the batch can be chosen by this person. */
    isBarred?(document: SignUpDocument, opened: OpenedSignUp): boolean;
    /** In the list of steps once it is done, and beside the button; empty while nothing is chosen. */
    note(document: SignUpDocument, batch: SignUpBatch, record: SignUpRecord | null): string;
  };
  /** Chosen facts without person, photo and fee. */
  chosen(document: SignUpDocument, batch: SignUpBatch): readonly ChosenFact[];
  /** Sentences that are ticked before the submission. `until`: the end of the sign-up in words. */
  consent(until: string): string;
  /** Beside every step, such as what makes the exam unnecessary. */
  readonly aside?: Late<AsideProps>;
  /** 准考证查询 as a tab of the page; without it tickets are looked up elsewhere. */
  readonly ticketSearch?: Late<TicketSearchProps>;
  /** Between the chosen and the submission: what has to be confirmed apart; null for nothing. */
  extraConsent?(opened: OpenedSignUp): { readonly text: string; readonly why: ReactNode } | null;
}
