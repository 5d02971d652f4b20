import { type Commitment, signCommitment } from '@qianwei/api/contract/thesis/commitment';
import { upload } from '@qianwei/api/contract/upload';
import { isCancelled, toApiError } from '@qianwei/api/errors';
import { isSessionEnd } from '@qianwei/machines/calls/outcome';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../../../shared/client/client.tsx';
import { randomId } from '../../../shared/device/random-id.ts';
import { useSubmit } from '../../../shared/mutation/use-submit.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useQueryCache } from '../../../shared/query/query-cache.tsx';
import { useWorkInProgress } from '../../../shared/session/session.tsx';
import { useLoginInPlace } from '../../../shared/session/use-login-in-place.ts';
import type { OwnSignature } from './signing.ts';

/** A signature on its way: sent again it is the same request, so that it signs once. */
interface Attempt {
  readonly signature: OwnSignature;
  readonly requestNo: string;
  /** Null until the server has the picture. */
  fileId: string | null;
}

interface SigningOptions {
  commitment: Pick<Commitment, 'studentPlanId' | 'version' | 'fields' | 'agreeText' | 'signed'>;
  retest: boolean;
  refetch(): Promise<{ data: Pick<Commitment, 'signed'> | undefined }>;
  onSigned(): void;
}

/**
 * Signs the letter: sends the picture, then the signature. Nothing written is lost: without a network it stays on the page and goes
 * out again once there is one; a session that ends is begun again above the page.
 */
export function useSigning({ commitment, retest, refetch, onSigned }: SigningOptions) {
  const client = useClient();
  const queries = useQueryCache();
  const notify = useNotify();
  const login = useLoginInPlace();
  const form = useSubmit();
  const [agree, setAgree] = useState(false);
  const [signature, setSignature] = useState<OwnSignature | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  useWorkInProgress(signature === null);

  const send = async (own: OwnSignature) => {
    if (attempt.current?.signature !== own)
      attempt.current = { signature: own, requestNo: randomId(), fileId: null };
    const trying = attempt.current;
    if (trying.fileId === null) {
      const file = new File([await own.picture()], '签名.png', { type: 'image/png' });
      trying.fileId = (await client.upload(upload, { file, scene: 'SIGNATURE' })).fileId;
    }
    const { studentPlanId, version, fields } = commitment;
    await client.call(
      signCommitment,
      {
        ...{ studentPlanId, retest, version, title: fields.title ?? '', agree: true },
        signatureFileId: trying.fileId,
      },
      { requestNo: trying.requestNo },
    );
    await queries.refreshAfter(signCommitment);
  };
  /** Sends it; when the session has ended, once more after the login. */
  const sendLoggedIn = async (own: OwnSignature) => {
    try {
      await send(own);
    } catch (error) {
      if (!isSessionEnd(toApiError(error)) || !(await login.ask())) throw error;
      await send(own);
    }
  };
  const sign = async () => {
    if (signature === null) return;
    setWaiting(false);
    await form.submit({}, async () => {
      try {
        await sendLoggedIn(signature);
      } catch (error) {
        if (isCancelled(error)) throw error;
        const failure = toApiError(error);
        if (failure.kind === 'business' && !isSessionEnd(failure)) {
          // Another title, version or state is read first; a refused picture is written again.
          attempt.current = null;
          void refetch();
        } else setWaiting(failure.kind !== 'business');
        throw error;
      }
      notify({ type: 'success', text: '承诺书已签署。' });
      onSigned();
    });
  };
  const signAgain = useEffectEvent(async () => {
    if (!isWaiting || form.pending) return;
    // The answer alone may have been lost.
    const { data } = await refetch();
    if (data?.signed?.commitmentId === commitment.signed?.commitmentId) await sign();
  });
  useEffect(() => {
    const again = () => void signAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return {
    ...{ agree, setAgree, signature, isWaiting, login, sign },
    ...{ pending: form.pending, problem: form.problem, errors: form.errors },
    setSignature(next: OwnSignature | null) {
      form.show({});
      setWaiting(false);
      setSignature(next);
    },
  };
}
