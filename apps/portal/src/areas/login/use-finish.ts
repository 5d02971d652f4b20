import type { LoginCandidates, LoginSucceeded } from '@qianwei/api/contract/login';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSession } from '../../shared/session/session.tsx';

/** Handles the answer to a login; false when an account has to be picked first. */
export type Finish = (answer: LoginSucceeded | LoginCandidates) => boolean;

/** Passes a login to the session, which navigates; keeps the candidates to pick from. */
export function useFinish(): {
  finish: (redirect?: string) => Finish;
  candidates: LoginCandidates['candidates'];
  forget(): void;
} {
  const { send } = useSession();
  const search = useSearch();
  const [candidates, setCandidates] = useState<LoginCandidates['candidates']>([]);
  const finish =
    (redirect = new URLSearchParams(search).get('redirect') ?? undefined): Finish =>
    (answer) => {
      if ('candidates' in answer) {
        setCandidates(answer.candidates);
        return false;
      }
      send({ type: 'login.succeeded', login: answer, redirect });
      return true;
    };
  return { finish, candidates, forget: () => setCandidates([]) };
}
