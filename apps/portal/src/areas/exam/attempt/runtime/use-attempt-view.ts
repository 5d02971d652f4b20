import type { AttemptSnapshot } from '@qianwei/machines/attempt';
import type { AttemptEvent } from '@qianwei/machines/attempt/attempt-events';
import {
  selectConnection,
  selectSavedAt,
  selectSaving,
  selectSecondsLeft,
  selectStage,
} from '@qianwei/machines/attempt/selectors';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { monotonic } from '../../../../shared/time/monotonic.ts';
import type { AnswerEntry, AttemptView, TimeWarning } from './attempt-view.ts';
import type { RunningAttempt } from './run-attempt.ts';

/** The state that the view depends on; a clock tick alone changes none of it. */
function factsOf(snapshot: AttemptSnapshot | undefined) {
  if (snapshot === undefined) return null;
  const { server, local, submission, connection } = snapshot.context;
  return {
    stage: selectStage(snapshot),
    saving: selectSaving(snapshot),
    connection: selectConnection(snapshot),
    paper: server.paper,
    savedAt: selectSavedAt(snapshot),
    holder: server.holder,
    entries: local.entries,
    unsent: local.unsent,
    late: local.late,
    blurCount: local.blurCount,
    receipt: submission.receipt,
    isSessionLost: connection.isSessionLost,
    problem: connection.problem,
  };
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;

function answersOf({ entries, unsent, late }: Pick<Facts, 'entries' | 'unsent' | 'late'>) {
  const risky = new Set(late);
  const safety = (id: string) => (risky.has(id) ? 'atRisk' : id in unsent ? 'device' : 'server');
  return new Map<string, AnswerEntry>(
    Object.entries(entries).map(([id, { answer, marked }]) => [id, { answer, marked, safety: safety(id) }]),
  );
}

const nothingYet: Facts = {
  stage: 'opening',
  saving: 'saved',
  connection: 'working',
  paper: null,
  receipt: null,
  entries: {},
  unsent: {},
  late: [],
  savedAt: null,
  isSessionLost: false,
  problem: null,
  holder: null,
  blurCount: 0,
};

/** The actions of the page for one started attempt; the same functions as long as it runs. */
function commandsOf(running: RunningAttempt | null) {
  const send = (event: AttemptEvent) => running?.actor.send(event);
  return {
    secondsLeft: () => (running ? selectSecondsLeft(running.actor.getSnapshot(), monotonic()) : 0),
    answer: (questionId, answer) => send({ type: 'answer.given', questionId, answer }),
    mark: (questionId, marked) => send({ type: 'question.marked', questionId, marked }),
    visit: (questionId) => running?.visit(questionId),
    compose: (isComposing) => send({ type: isComposing ? 'composition.began' : 'composition.ended' }),
    submit: (honest) => send({ type: 'submit.requested', honest }),
    takeOver: () => send({ type: 'takeOver.requested' }),
    retry: () => send({ type: 'retry.requested' }),
    loggedIn: () => send({ type: 'session.restored' }),
    download: () => running?.download(),
  } satisfies Partial<AttemptView>;
}

/** A started attempt as the answer page sees it. */
export function useAttemptView(running: RunningAttempt | null, warning: TimeWarning | null): AttemptView {
  const facts = useSelector(running?.actor, factsOf, shallowEqual) ?? nothingYet;
  const { saving, savedAt, entries, unsent, late, isSessionLost, ...shown } = facts;
  const answers = useMemo(() => answersOf({ entries, unsent, late }), [entries, unsent, late]);
  const commands = useMemo(() => commandsOf(running), [running]);
  return {
    ...shown,
    answers,
    saving: { state: saving, at: savedAt },
    unsaved: Object.keys(unsent).length,
    needsLogin: isSessionLost,
    warning,
    ...commands,
  };
}
