import type { Endpoint, Schema } from '@qianwei/api/endpoint';
import { useState } from 'react';
import type { useSceneUploads } from '../files/use-scene-uploads.ts';
import { checkPayloadFields } from '../form/check-fields.ts';
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

/** The values of a form in a place that outlives it: a `useDeviceDraft`. */
interface KeptValues<Values> {
  readonly values: Values;
  edit<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  discard(): void;
}

type Titles = Readonly<Record<string, string>>;

/** Part of a schema of Valibot, as far as it says how long a text may be. */
interface TextSchema {
  readonly type?: string;
  readonly requirement?: unknown;
  readonly wrapped?: TextSchema;
  readonly pipe?: readonly TextSchema[];
  readonly entries?: Readonly<Record<string, TextSchema>>;
}

/** Characters that a text of a schema may have; undefined where it does not say. */
function lengthLimit({ type, requirement, wrapped, pipe = [] }: TextSchema): number | undefined {
  if (type === 'max_length') return Number(requirement);
  const parts = wrapped === undefined ? pipe : [wrapped];
  return parts.map(lengthLimit).find((limit) => limit !== undefined);
}

/**
 * An application that outlives its drawer: what was typed and uploaded stays when it is closed or the call fails, until it
 * is submitted or cleared. The browser asks before the tab is closed meanwhile. `nothing` are the values of an empty form,
 * named as in the payload; `proof` the files, null where none are asked for. With `kept` what was typed outlives the page too, and
 * the browser asks for the files alone.
 */
export function useApplication<Payload, Data, Input, Values>(
  endpoint: Endpoint<Payload, Data, Input>,
  nothing: Values & object,
  proof: ReturnType<typeof useSceneUploads> | null = null,
  kept?: KeptValues<NoInfer<Values>>,
) {
  type Name = keyof Values & string;
  const { pending, errors, problem, send } = useMutationCall(endpoint);
  const [typed, setTyped] = useState<Values>(nothing);
  const values = kept?.values ?? typed;
  const [submitted, setSubmitted] = useState<SubmittedApplication<Data, Values> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const files = proof?.field.files ?? [];
  const names = Object.keys(nothing) as Name[];
  const isEmpty = files.length === 0 && names.every((name) => values[name] === (nothing as Values)[name]);
  useLeaveGuard(kept === undefined ? !isEmpty : files.length > 0);
  const clear = () => {
    if (kept === undefined) setTyped(nothing);
    else kept.discard();
    for (const { id } of files) proof?.field.onRemove(id);
  };
  const bind = <Value>(name: Name) => ({
    name,
    value: values[name] as Value,
    onChange(value: Value) {
      if (kept === undefined) setTyped((before) => ({ ...before, [name]: value }));
      else kept.edit(name, value as unknown as Values[Name]);
    },
  });
  const { entries } = endpoint.payload as Schema<unknown> & TextSchema;
  return {
    ...{ pending, errors, problem, values, proof, isEmpty, clear, isOpen },
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Part of the form that a field shows: its name, and its value with what changes it. */
    field: <Of extends Name>(name: Of) => bind<Values[Of]>(name),
    /** A field for text, with the limit that the payload of the call has. */
    text: (name: Name) => ({ ...bind<string>(name), maxLength: lengthLimit(entries?.[name] ?? {}) }),
    /** A field that chooses one of the codes of `titles`; each may have a hint. */
    choice: (name: Name, titles: Titles, hints: Titles = {}) => ({
      ...bind<string | null>(name),
      options: Object.entries(titles).map(([value, label]) => ({ value, label, hint: hints[value] })),
    }),
    /** A field that chooses one of the codes of `titles` from a list. */
    select: (name: Name, titles: Titles) => ({
      ...bind<string | null>(name),
      options: Object.entries(titles).map(([id, label]) => ({ id, label })),
    }),
    /** Null while it is written. */
    submitted,
    /** Opens it with other values, such as those of an application that came back; its proof is uploaded again. */
    begin(from: Values) {
      setTyped(from);
      setOpen(true);
    },
    /**
     * Submits it with what the form does not ask for, checked by the payload of the call and by `wrong`; by default the
     * receipt does not wait for the page.
     */
    submit(rest: Omit<Input, Name | 'fileIds'>, { wrong, done, ...options }: SendOptions<Data> = {}) {
      const input = { ...values, ...(proof && { fileIds: proof.values }), ...rest };
      void send(input as Input, {
        waits: false,
        ...options,
        wrong: {
          ...checkPayloadFields(endpoint.payload as Schema<unknown>, input),
          ...wrong,
          ...(proof?.isBusy && { fileIds: '文件还在上传，请稍候' }),
        },
        done: (data) => {
          setSubmitted({ data, values, files: proof?.values.length ?? 0 });
          clear();
          done?.(data);
        },
      });
    },
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
