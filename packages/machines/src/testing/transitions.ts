import { expect } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  type EventObject,
  getNextTransitions,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** The part of a state's configuration that the test reads and writes; transitions as in the configuration of a machine. */
interface StateConfig {
  readonly on?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  readonly always?: unknown;
  readonly invoke?: unknown;
  readonly states?: Record<string, StateConfig>;
}
interface Invoke {
  readonly src: string;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const mapValues = <Value, Result>(
  record: Record<string, Value> | undefined,
  map: (value: Value, key: string) => Result,
) => record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** The same machine with an action `taken` on each transition, and actors named by their source. */
export function marked<Machine extends AnyStateMachine>(machine: Machine) {
  const transitions: string[] = [];
  const markAll = (cause: string) => (config: unknown) =>
    listOf(config).map((transition, index) => {
      const name = `${cause} ${index}`;
      transitions.push(name);
      const own =
        typeof transition === 'string'
          ? { target: transition }
          : ((transition ?? {}) as { actions?: unknown });
      const actions = 'actions' in own ? listOf(own.actions) : [];
      return { ...own, actions: [{ type: 'taken', params: { name } }, ...actions] };
    });
  const markState = (state: StateConfig, path: string): StateConfig => ({
    ...state,
    ...(state.on && { on: mapValues(state.on, (to, event) => markAll(`${path} ${event}`)(to)) }),
    ...(state.after && {
      after: mapValues(state.after, (to, delay) => markAll(`${path} after ${delay}`)(to)),
    }),
    ...(state.always !== undefined && { always: markAll(`${path} always`)(state.always) }),
    ...(state.invoke !== undefined && {
      invoke: (listOf(state.invoke) as Invoke[]).map(({ onDone, onError, ...invoke }) => ({
        ...invoke,
        id: invoke.src,
        ...(onDone !== undefined && { onDone: markAll(`${path} ${invoke.src} done`)(onDone) }),
        ...(onError !== undefined && { onError: markAll(`${path} ${invoke.src} failed`)(onError) }),
      })),
    }),
    ...(state.states && {
      states: mapValues(state.states, (child, key) => markState(child, `${path}.${key}`)),
    }),
  });
  const config = markState(machine.config as StateConfig, machine.id);
  const { actions, ...implementations } = machine.implementations;
  const taken = () => undefined;
  return {
    machine: createMachine(
      config as never,
      { ...implementations, actions: { ...actions, taken } } as never,
    ) as unknown as Machine,
    transitions,
  };
}

/** Possible answers and errors of each actor, by its source. */
export interface Answers {
  readonly outputs: Readonly<Record<string, readonly unknown[]>>;
  readonly errors: Readonly<Record<string, readonly unknown[]>>;
}

/** The events of actors and time that are possible in a situation: only where the machine waits for them. */
export function awaitedEvents(state: AnyMachineSnapshot, { outputs, errors }: Answers): EventObject[] {
  const awaited = new Set(getNextTransitions(state).map(({ eventType }) => eventType));
  return [...awaited].flatMap((type): EventObject[] => {
    const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    if (kind === 'done') return (outputs[actor] ?? []).map((output) => ({ type, output }));
    if (kind === 'error') return (errors[actor] ?? []).map((error) => ({ type, error }));
    return type.startsWith('xstate.after.') ? [{ type }] : [];
  });
}

/** Every transition of a marked machine that is taken when an event comes in this situation. */
function takenBy(machine: AnyStateMachine, state: AnyMachineSnapshot, event: EventObject): string[] {
  const [, actions]: [unknown, readonly { type: string; params: unknown }[]] = transition(
    machine,
    state,
    event,
  );
  return actions.flatMap(({ type, params }) => (type === 'taken' ? [(params as { name: string }).name] : []));
}

interface Walk<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  eventsIn(state: SnapshotFrom<Machine>): readonly EventObject[];
  /** When two situations are equal, once for each part of the machine. */
  readonly situations: readonly ((state: SnapshotFrom<Machine>) => string)[];
}

/**
 * Walks a marked machine through every situation and returns the transitions that were never taken. Each situation must be
 * one that can be written as JSON.
 */
export function untaken<Machine extends AnyStateMachine>(
  { machine, transitions }: { readonly machine: Machine; readonly transitions: readonly string[] },
  { input, eventsIn, situations }: Walk<Machine>,
): string[] {
  const open = new Set(transitions);
  for (const serializeState of situations) {
    const options = { input, events: eventsIn, serializeState, limit: 50_000 };
    for (const { state } of getShortestPaths(machine, options as never)) {
      expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
      if (open.size === 0) continue;
      for (const event of eventsIn(state as SnapshotFrom<Machine>))
        for (const name of takenBy(machine, state as AnyMachineSnapshot, event)) open.delete(name);
    }
  }
  return [...open];
}
