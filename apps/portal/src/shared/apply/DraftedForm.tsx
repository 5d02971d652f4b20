import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { isSessionEnd } from '@qianwei/machines/calls/outcome';
import { Banner } from '@qianwei/ui/Banner';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { DraftConflict, type FieldWords } from '../draft/DraftConflict.tsx';
import { WhyRefused } from '../page/WhyNot.tsx';
import { Loading } from '../query/Loading.tsx';
import { LoginInPlace } from '../session/LoginInPlace.tsx';
import { useWorkInProgress } from '../session/session.tsx';
import { useLoginInPlace } from '../session/use-login-in-place.ts';
import * as styles from './apply.css.ts';
import type { ApplyDraft } from './use-apply-draft.ts';

interface DraftedFormProps<Document extends object> {
  draft: ApplyDraft<Document>;
  /** Name of the form: 登记表. */
  name: string;
  words: FieldWords<Document>;
  /** End of the batch. */
  until: DateTime;
  /** It is shown, and can be filled in, before its draft has come. Default false. */
  isReadable?: boolean;
  /** It was submitted: where another tab did that, the page is asked for again. */
  onOutdated(): void;
  /** The document to be read only, once it cannot be changed any more. */
  review(document: Document): ReactNode;
  children: ReactNode;
}

/** The form of an application around its draft: other devices, a session that ends, a window that closes. Nothing typed is lost. */
export function DraftedForm<Document extends object>({
  draft,
  name,
  words,
  until,
  isReadable = false,
  onOutdated,
  review,
  children,
}: DraftedFormProps<Document>) {
  const { stage, problem, document } = draft;
  // A session that ends is asked for in place, so that the form is not left.
  useWorkInProgress(stage === 'closed' || stage === 'submitted');
  const login = useLoginInPlace();
  const isLocked = stage === 'lockedOut';
  const askLogin = useEffectEvent(() => {
    if (problem !== null && isSessionEnd(problem)) void login.ask();
  });
  useEffect(() => {
    if (isLocked) askLogin();
  }, [isLocked]);
  const isSubmitted = stage === 'submitted';
  const askAgain = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isSubmitted) askAgain();
  }, [isSubmitted]);
  if ((stage === 'opening' && !isReadable) || stage === 'submitted')
    return <Loading what={stage === 'opening' ? name : '提交结果'}>{null}</Loading>;
  if (stage === 'closed')
    return (
      <div className={styles.stack}>
        <Banner tone="warning" live="polite" title="现在不能再改，填的内容都在。">
          {problem === null ? `受理时间到 ${momentWords(until, 'end')}。` : <WhyRefused problem={problem} />}
        </Banner>
        {review(document)}
      </div>
    );
  return (
    <>
      <DraftConflict draft={draft} words={words} />
      {children}
      <LoginInPlace
        {...login.dialog}
        onLoggedIn={() => {
          login.dialog.onLoggedIn();
          draft.retry();
        }}
      >
        填的内容都在，登录后接着办。
      </LoginInPlace>
    </>
  );
}
