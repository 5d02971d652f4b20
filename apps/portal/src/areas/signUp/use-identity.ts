import type { CardType } from '@qianwei/api/contract/card-type';
import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { type DraftView, guestOwner } from '../../shared/draft/draft-view.ts';
import { useDraft } from '../../shared/draft/use-draft.ts';

/** The fields of the first step, as they were typed. */
export interface TypedIdentity {
  readonly name: string;
  readonly cardType: CardType;
  readonly idCard: string;
  readonly examineeNo: string;
  readonly mobile: string;
  /** A code has proven it and nothing is submitted yet: the rest of the form is on the server. */
  readonly isBegun: boolean;
  /** The batch for which this device has submitted last; empty for none. It names nobody. */
  readonly submittedBatch: string;
}

const nobody: TypedIdentity = {
  name: '',
  cardType: 'ID_CARD',
  idCard: '',
  examineeNo: '',
  mobile: '',
  isBegun: false,
  submittedBatch: '',
};

const noServer = () => Promise.reject(new Error('Nothing of it is kept on the server'));

/** The first step of a visitor: on this device alone, encrypted, until it is cleared. */
export const useTypedIdentity = (type: SignUpType): DraftView<TypedIdentity> =>
  useDraft({
    owner: guestOwner,
    draftKey: `${type}:identity`,
    initial: nobody,
    proof: null,
    isShared: true,
    load: noServer,
    save: noServer,
  });

/** Forgets the person: after a submission the device knows nothing but its batch. */
export function rememberSubmitted({ edit }: DraftView<TypedIdentity>, batchId: string): void {
  const { name, cardType, idCard, examineeNo, mobile, isBegun } = nobody;
  edit('name', name);
  edit('cardType', cardType);
  edit('idCard', idCard);
  edit('examineeNo', examineeNo);
  edit('mobile', mobile);
  edit('isBegun', isBegun);
  edit('submittedBatch', batchId);
}
