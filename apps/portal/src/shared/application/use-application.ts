import type { Endpoint } from '@qianwei/api/endpoint';
import { useState } from 'react';
import type { useSceneUploads } from '../files/use-scene-uploads.ts';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { type SendOptions, useMutationCall } from '../mutation/use-mutation-call.ts';

/** A submitted application: the answer, and what was typed. */
export interface SubmittedApplication<Data, Values> {
  readonly data: Data;
  readonly values: Values;
  /** Number of files of the proof. */
  readonly files: number;
}

/** The application that is being written; `Input` is the payload of its call. */
export type Application<Input, Data, Values> = ReturnType<
  typeof useApplication<unknown, Data, Input, Values>
>;

/**
 * An application that outlives its drawer: what was typed and uploaded stays when it is closed or the call fails, until it
 * is submitted or cleared. The browser asks before the tab is closed meanwhile. `nothing` are the values of an empty form;
 * `proof` the files, null where none are asked for.
 */
export function useApplication<Payload, Data, Input, Values>(
  endpoint: Endpoint<Payload, Data, Input>,
  nothing: Values & object,
  proof: ReturnType<typeof useSceneUploads> | null = null,
) {
  const { pending, errors, problem, send } = useMutationCall(endpoint);
  const [values, setValues] = useState<Values>(nothing);
  const [submitted, setSubmitted] = useState<SubmittedApplication<Data, Values> | null>(null);
  const files = proof?.field.files ?? [];
  const names = Object.keys(nothing) as (keyof Values)[];
  const isEmpty = files.length === 0 && names.every((name) => values[name] === (nothing as Values)[name]);
  useLeaveGuard(!isEmpty);
  const clear = () => {
    setValues(nothing);
    for (const { id } of files) proof?.field.onRemove(id);
  };
  return {
    ...{ pending, errors, problem, values, proof, isEmpty, clear },
    /** Null while it is written. */
    submitted,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    /** Starts from other values, such as those of an application that came back. */
    begin: setValues,
    /** Submits it; by default the receipt does not wait for the page. */
    submit: (payload: Input, { done, ...options }: SendOptions<Data>) =>
      void send(payload, {
        waits: false,
        ...options,
        done: (data) => {
          setSubmitted({ data, values, files: proof?.values.length ?? 0 });
          clear();
          done?.(data);
        },
      }),
    /** Leaves the receipt: the next time there is an empty form. */
    forget: () => setSubmitted(null),
  };
}

/**
 * The records whose drawer was opened, each with its newest data: a drawer that stays on the page keeps what was typed.
 * `shown` is the record whose drawer is open, or null.
 */
export function useKeptRecords<Of>(shown: Of | null, idOf: (record: Of) => string): readonly Of[] {
  const [kept, setKept] = useState<readonly Of[]>([]);
  if (shown === null || kept.includes(shown)) return kept;
  const newest = [...kept.filter((record) => idOf(record) !== idOf(shown)), shown];
  setKept(newest);
  return newest;
}
