import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument, type SignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { parseMoment } from '@qianwei/api/time/moment';
import { useClient } from '../../shared/client/client.tsx';
import { type DraftView, guestOwner } from '../../shared/draft/draft-view.ts';
import { useDraft } from '../../shared/draft/use-draft.ts';
import { useSession } from '../../shared/session/session.tsx';
import { signUpDraftKey, type Visit } from './use-visit.ts';

/** The document before anybody has typed: what was submitted, else what is known of the person. */
function initialOf({ record, holder, photos }: OpenedSignUp, siteId: string): SignUpDocument {
  if (record !== null && record.status !== 'CANCELLED') return record.document;
  return {
    ...emptySignUpDocument,
    siteId,
    studyUnit: holder.studyUnit,
    photoFileId: photos[0]?.fileId ?? '',
  };
}

/** The document after the proof: on this device, for this person alone, and on the server with the ticket of the visit. */
export function useSignUpDraft(visit: Visit, opened: OpenedSignUp): DraftView<SignUpDocument> {
  const client = useClient();
  const { session } = useSession();
  const { key, batch } = visit;
  const [site, ...otherSites] = batch.siteList;
  return useDraft<SignUpDocument>({
    owner: session?.id ?? guestOwner,
    draftKey: signUpDraftKey(visit, opened),
    initial: initialOf(opened, otherSites.length === 0 ? (site?.siteId ?? '') : ''),
    proof: visit.isOver ? null : key.guestTicket,
    async load(signal) {
      const { draft, photos } = await client.call(refreshSignUpNLog, key, { signal });
      // Another device may have chosen a photo that it has uploaded since.
      visit.addPhotos(photos);
      return draft && { ...draft, savedAt: parseMoment(draft.savedTime) };
    },
    async save({ document, revision }) {
      const saved = await client.call(
        saveSignUpDraftNLog,
        { ...key, document, revision },
        { keepalive: true },
      );
      return { revision: saved.revision, savedAt: parseMoment(saved.savedTime) };
    },
  });
}
