import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StorageCommand } from '../storage/storage.ts';
import {
  canRequestCode,
  createSmsCountdownMachine,
  type SmsCountdownEvent,
  selectSeconds,
} from './sms-countdown.machine.ts';

const NUMBER = '15400000001';
const OTHER = '15400000002';

/** A device: its clock, and what its storage holds. A second `open` on it is a reload. */
function device() {
  const clock = new SimulatedClock();
  const kept = new Map<string, string>();
  let offset = 1_700_000_000_000;
  return {
    kept,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000);
    },
    /** The device sleeps: no timer runs until it wakes. */
    sleep: (seconds: number) => clock.increment(seconds * 1000),
    setClock: (seconds: number) => {
      offset += seconds * 1000;
    },
    open(purpose = 'LOGIN', number = NUMBER) {
      const machine = createSmsCountdownMachine(() => offset + clock.now()).provide({
        actors: {
          storage: fromCallback<StorageCommand>(({ receive }) =>
            receive(({ key, value }) => void (value === null ? kept.delete(key) : kept.set(key, value))),
          ),
        },
      });
      const stored = kept.get(`qianwei_sms_${purpose}`);
      const actor = createActor(machine, { clock, input: { purpose, stored, number } }).start();
      return {
        actor,
        send: (event: SmsCountdownEvent) => actor.send(event),
        seconds: () => selectSeconds(actor.getSnapshot()),
        canRequest: () => canRequestCode(actor.getSnapshot()),
      };
    },
  };
}

it('FORM-2 counts sixty seconds down from the moment that the server has taken the request', () => {
  const { pass, open } = device();
  const form = open();
  form.send({ type: 'code.requested' });
  expect([form.seconds(), form.canRequest()]).toEqual([0, false]);
  pass(4);
  form.send({ type: 'code.accepted', number: NUMBER });
  expect(form.seconds()).toBe(60);
  pass(1);
  expect(form.seconds()).toBe(59);
  pass(58);
  expect([form.seconds(), form.canRequest()]).toEqual([1, false]);
  pass(1);
  expect([form.seconds(), form.canRequest()]).toEqual([0, true]);
});

it('FORM-2 does not start when the server refused', () => {
  const form = device().open();
  form.send({ type: 'code.requested' });
  form.send({ type: 'code.refused', number: NUMBER });
  expect([form.seconds(), form.canRequest()]).toEqual([0, true]);
});

it('FORM-2 waits as long as 1040003 asks for, more or less than a minute', () => {
  for (const waitSeconds of [17, 300]) {
    const { pass, open } = device();
    const form = open();
    form.send({ type: 'code.accepted', number: NUMBER });
    pass(10);
    form.send({ type: 'code.refused', number: NUMBER, waitSeconds });
    expect(form.seconds()).toBe(waitSeconds);
    pass(waitSeconds);
    expect(form.canRequest()).toBe(true);
  }
});

it('FORM-2 goes on after a reload with what is left, and holds no full number in storage', () => {
  const { pass, open, kept } = device();
  const form = open();
  form.send({ type: 'code.accepted', number: NUMBER });
  pass(20);
  form.actor.stop();
  expect(JSON.stringify([...kept])).not.toContain(NUMBER.slice(3));
  pass(5);
  const again = open();
  expect(again.seconds()).toBe(35);
  pass(35);
  expect(again.canRequest()).toBe(true);
  expect(kept.size).toBe(0);
});

it('FORM-2 counts each number and each purpose on its own', () => {
  const { pass, open } = device();
  const form = open();
  form.send({ type: 'code.accepted', number: NUMBER });
  pass(10);
  form.send({ type: 'number.changed', number: OTHER });
  expect(form.canRequest()).toBe(true);
  form.send({ type: 'number.changed', number: NUMBER });
  expect(form.seconds()).toBe(50);
  expect(open('PASSWORD').canRequest()).toBe(true);
});

it('FORM-2 an answer counts for the number that was asked, not for one typed meanwhile', () => {
  const form = device().open();
  form.send({ type: 'code.requested' });
  form.send({ type: 'number.changed', number: OTHER });
  expect(form.canRequest()).toBe(false);
  form.send({ type: 'code.accepted', number: NUMBER });
  expect(form.canRequest()).toBe(true);
  form.send({ type: 'number.changed', number: NUMBER });
  expect(form.seconds()).toBe(60);
});

it('FORM-2 is over when the device wakes after the minute', () => {
  const { sleep, open } = device();
  const form = open();
  form.send({ type: 'code.accepted', number: NUMBER });
  sleep(40);
  expect(form.seconds()).toBe(20);
  sleep(4000);
  expect(form.canRequest()).toBe(true);
});

it('FORM-2 follows a code that was asked for in another tab', () => {
  const { open, kept } = device();
  const here = open();
  open().send({ type: 'code.accepted', number: NUMBER });
  const [[key, value] = ['', '']] = [...kept];
  here.send({ type: 'storage.changed', key: 'other', value: null });
  expect(here.canRequest()).toBe(true);
  here.send({ type: 'storage.changed', key, value });
  expect(here.seconds()).toBe(60);
});

it('FORM-2 a device clock set back an hour does not lengthen the wait, nor does one set back before a reload', () => {
  const { pass, open, setClock } = device();
  const form = open();
  form.send({ type: 'code.accepted', number: NUMBER });
  pass(10);
  setClock(-3600);
  pass(51);
  expect(form.canRequest()).toBe(true);
  form.send({ type: 'code.accepted', number: NUMBER });
  setClock(-3600);
  expect(open().seconds()).toBe(60);
});

it('FORM-2 never goes below 0 and up only when the server says it', () => {
  const step = fc.oneof(
    fc.record({ pass: fc.integer({ min: 0, max: 90 }) }),
    fc.record({ setClock: fc.integer({ min: -4000, max: 4000 }) }),
    fc.record({ wait: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.constant(Number.NaN)) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { pass, setClock, open } = device();
      const form = open();
      let before = form.seconds();
      form.actor.subscribe(() => {
        expect(form.seconds()).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(form.seconds())).toBe(true);
      });
      for (const action of steps) {
        if ('pass' in action) pass(action.pass);
        else if ('setClock' in action) setClock(action.setClock);
        else form.send({ type: 'code.refused', number: NUMBER, waitSeconds: action.wait });
        if (!('wait' in action)) expect(form.seconds()).toBeLessThanOrEqual(before);
        before = form.seconds();
      }
    }),
  );
});

it('FORM-2 on every path a code can be asked for exactly when nothing runs', () => {
  const machine = createSmsCountdownMachine(() => 0);
  const reached = getShortestPaths(machine, {
    input: { purpose: 'LOGIN', stored: null, number: NUMBER },
    events: [
      { type: 'code.requested' },
      { type: 'code.accepted', number: NUMBER },
      { type: 'code.refused', number: NUMBER },
      { type: 'code.refused', number: OTHER, waitSeconds: 5 },
      { type: 'number.changed', number: OTHER },
      { type: 'number.changed', number: NUMBER },
    ],
  });
  expect(new Set(reached.map(({ state }) => state.value))).toEqual(
    new Set(['idle', 'requesting', 'counting']),
  );
  for (const { state } of reached) {
    expect(canRequestCode(state)).toBe(state.matches('idle'));
    expect(state.hasTag('busy') || selectSeconds(state) > 0 === state.hasTag('counting')).toBe(true);
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
