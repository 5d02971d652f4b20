/**
 * Draws the state machines into docs/machines.md (Mermaid): `pnpm diagrams`.
 * With `--check` nothing is written; the exit code is 1 when the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { appStateMachine } from '../packages/machines/src/app-state/app-state.machine.ts';
import { createAttemptMachine } from '../packages/machines/src/attempt/attempt.machine.ts';
import { createDraftMachine } from '../packages/machines/src/draft/draft.machine.ts';
import { mergeFields } from '../packages/machines/src/draft/merge.ts';
import { createIdleMachine } from '../packages/machines/src/idle/idle.machine.ts';
import { createPlaybackMachine } from '../packages/machines/src/playback/playback.machine.ts';
import { routesMachine } from '../packages/machines/src/routes/routes.machine.ts';
import { sessionMachine } from '../packages/machines/src/session/session.machine.ts';
import { createSmsCountdownMachine } from '../packages/machines/src/sms-countdown/sms-countdown.machine.ts';
import { createToastQueueMachine } from '../packages/machines/src/toast-queue/toast-queue.machine.ts';

const FILE = new URL('../docs/machines.md', import.meta.url);

/** The fields of a machine's states that a drawing reads. */
interface DrawnState {
  readonly key: string;
  readonly path: readonly string[];
  readonly tags: readonly string[];
  readonly invoke: readonly { readonly src: unknown }[];
  readonly states: { readonly [key: string]: DrawnState };
  readonly initial: { readonly target: readonly DrawnState[] | undefined };
  readonly always?: readonly DrawnTransition[];
  readonly transitions: ReadonlyMap<string, readonly DrawnTransition[]>;
}

interface DrawnTransition {
  readonly target: readonly DrawnState[] | undefined;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
}

interface Drawing {
  readonly machine: { readonly id: string; readonly root: DrawnState };
  readonly about: string;
}

const drawings: readonly Drawing[] = [
  { machine: sessionMachine, about: 'Who is logged in (SESSION-*, ERR-1, ERR-2).' },
  {
    machine: createIdleMachine(Date.now),
    about: 'How long the session has been unused: announced, and ended in every tab (SESSION-9).',
  },
  { machine: routesMachine, about: 'Which routes and which menu the student has (GEN-*).' },
  { machine: createSmsCountdownMachine(), about: 'One code a minute for a number and a purpose (FORM-2).' },
  { machine: createToastQueueMachine(), about: 'Messages on screen and waiting (TOAST-*).' },
  {
    machine: createAttemptMachine({ now: Date.now, random: Math.random, newRequestNo: () => '' }),
    about: "Answering a test: kept here at once, saved, handed in; the time is the server's.",
  },
  {
    machine: createPlaybackMachine({ random: Math.random }),
    about:
      'Playing a lesson: how far may be sought, what was watched kept here first, then sent; one browser at a time.',
  },
  {
    machine: createDraftMachine({
      now: Date.now,
      serverNow: Date.now,
      random: Math.random,
      merge: mergeFields,
    }),
    about:
      'A long form: kept here at once, then saved; merged with other devices and tabs, and what both changed is asked.',
  },
  { machine: appStateMachine, about: 'Sidebar, device, settings and kept pages (SESSION-4, SESSION-5).' },
];

/** A name that Mermaid takes: the path of the state, joined by underscores. */
const nameOf = (state: DrawnState) => state.path.join('_');

/** Mermaid draws no line from a state to one within it, so what holds anywhere within starts at a state of its own. */
const anywhereIn = (state: DrawnState) => [...state.path, 'anywhere'].join('_');
const isCompound = (state: DrawnState) => Object.keys(state.states).length > 0;

/** The cause of a transition, in words: an event, the answer of a call, or time. */
function causeOf(eventType: string): string {
  const [, kind = '', rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(eventType) ?? [];
  if (kind === 'after') return `after ${rest.replace(/\..*$/, '')}`;
  if (kind === '') return eventType;
  return kind === 'done.actor' ? 'answered' : 'failed';
}

function transitionsOf(state: DrawnState): string[] {
  const from = isCompound(state) ? anywhereIn(state) : nameOf(state);
  const always = (state.always ?? []).map((transition) => ({ cause: '', transition }));
  const caused = [...state.transitions].flatMap(([type, list]) =>
    list.map((transition) => ({ cause: causeOf(type), transition })),
  );
  return [...always, ...caused].flatMap(({ cause, transition: { target, guard, actions } }) => {
    const goals = target?.map(nameOf) ?? (actions.length > 0 ? [from] : []);
    const label = [cause, ...(typeof guard === 'string' ? [`[${guard}]`] : [])].filter(Boolean).join(' ');
    return goals.map((to) => `  ${from} --> ${to}${label && ` : ${label}`}`);
  });
}

function insideOf(state: DrawnState, indent: string): string[] {
  const starts = (state.initial.target ?? []).map((target) => `${indent}[*] --> ${nameOf(target)}`);
  const anywhere =
    transitionsOf(state).length > 0 ? [`${indent}state "anywhere" as ${anywhereIn(state)}`] : [];
  return [...starts, ...anywhere, ...Object.values(state.states).flatMap((child) => stateOf(child, indent))];
}

function stateOf(state: DrawnState, indent: string): string[] {
  const calls = state.invoke.map(({ src }) => (typeof src === 'string' ? src : 'call'));
  const label = [state.key, ...calls, ...state.tags.map((tag) => `#${tag}`)].join(' · ');
  const own = `${indent}state "${label}" as ${nameOf(state)}`;
  return isCompound(state) ? [`${own} {`, ...insideOf(state, `${indent}  `), `${indent}}`] : [own];
}

const everyState = (state: DrawnState): DrawnState[] => [
  state,
  ...Object.values(state.states).flatMap(everyState),
];

function draw({ machine: { id, root }, about }: Drawing): string {
  const lines = [...insideOf(root, '  '), ...everyState(root).flatMap(transitionsOf)];
  return [`## ${id}`, '', about, '', '```mermaid', 'stateDiagram-v2', ...lines, '```', ''].join('\n');
}

const text = [
  '# State machines',
  '',
  'Drawn from the machines by `pnpm diagrams`; not edited by hand. A name behind a dot is the call that runs in the state, or a tag (`#`) that views ask for. `anywhere` stands for every state around it.',
  '',
  ...drawings.map(draw),
].join('\n');

if (!process.argv.includes('--check')) {
  await writeFile(FILE, text);
  console.log(`docs/machines.md: ${drawings.length} machines drawn`);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== text) {
  console.error('docs/machines.md is out of date: run `pnpm diagrams`');
  process.exitCode = 1;
} else {
  console.log('docs/machines.md is up to date');
}
