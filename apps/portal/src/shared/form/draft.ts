/** Fields of a record that a form edits: texts by field. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** A draft at one moment. */
export interface DraftState<Name extends string = string> {
  /** The texts of the fields. */
  readonly typed: Values<Name>;
  /** The record as last read from the server, and its revision. */
  readonly record: Values<Name>;
  readonly revision: number;
  /** The record as the student saw it before the first change of each field. */
  readonly before: Values<Name>;
}

/** Sends changes with the revision that they were made to: resolves to the new revision, or to null when they were refused. */
export type SaveChanges<Name extends string> = (
  changes: Partial<Values<Name>>,
  revision: number,
) => Promise<number | null>;

const namesOf = <Name extends string>(values: Values<Name>) => Object.keys(values) as Name[];

/** The fields whose text is not the server's: what a save sends, and nothing else. */
export function dirtyFields<Name extends string>({ typed, record }: DraftState<Name>): Partial<Values<Name>> {
  const names = namesOf(typed).filter((name) => typed[name] !== record[name]);
  return Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<Values<Name>>;
}

/** True when another device has changed a field that the student is changing, too. */
export const hasConflict = <Name extends string>(
  { typed, record, before }: DraftState<Name>,
  name: Name,
): boolean => typed[name] !== record[name] && before[name] !== record[name];

/**
 * A form's draft of a record that other devices may change at the same time. A field that the student has not touched
 * follows the server; a touched one keeps what was typed and can be compared. Knows nothing of React.
 */
export class FormDraft<Name extends string> {
  #state: DraftState<Name>;
  #saving: Promise<boolean> | null = null;
  #listeners = new Set<() => void>();

  constructor(record: Values<Name>, revision: number) {
    this.#state = { typed: record, record, revision, before: record };
  }

  readonly state = (): DraftState<Name> => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Types into a field. */
  readonly change = (name: Name, text: string): void => {
    this.#set({ typed: { ...this.#state.typed, [name]: text } });
  };

  /** Takes the record as the server has it now; one that is older than the last changes nothing. */
  readonly receive = (record: Values<Name>, revision: number): void => {
    const { typed, record: old, revision: newest } = this.#state;
    const isSame = namesOf(record).every((name) => record[name] === old[name]);
    if (revision < newest || (isSame && revision === newest)) return;
    const clean = namesOf(record).filter((name) => typed[name] === old[name]);
    const followed = Object.fromEntries(clean.map((name) => [name, record[name]]));
    this.#set({ typed: { ...typed, ...followed }, record, revision });
  };

  /**
   * Saves what is dirty, one call at a time and in order: what is typed meanwhile goes with the next one, newest text
   * only. A save during a save waits for it. True once nothing is dirty; false when a call was refused, and what was
   * typed stays.
   */
  readonly save = (send: SaveChanges<Name>): Promise<boolean> => {
    this.#saving ??= this.#saveAll(send).finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  };

  async #saveAll(send: SaveChanges<Name>): Promise<boolean> {
    for (;;) {
      const changes = dirtyFields(this.#state);
      if (Object.keys(changes).length === 0) return true;
      const revision = await send(changes, this.#state.revision);
      if (revision === null) return false;
      this.#saved(changes, revision);
    }
  }

  #saved(changes: Partial<Values<Name>>, revision: number): void {
    const { typed, before, ...current } = this.#state;
    // The record may have been received with a later change of another device, before the call was answered.
    const isNewest = revision >= current.revision;
    const record = isNewest ? { ...current.record, ...changes } : current.record;
    const done = namesOf(typed).filter((name) => name in changes && typed[name] === changes[name]);
    this.#set({
      record,
      revision: isNewest ? revision : current.revision,
      typed: { ...typed, ...Object.fromEntries(done.map((name) => [name, record[name]])) },
      before: { ...before, ...changes },
    });
  }

  #set(change: Partial<DraftState<Name>>): void {
    const next = { ...this.#state, ...change };
    const clean = namesOf(next.typed).filter((name) => next.typed[name] === next.record[name]);
    const before = { ...next.before, ...Object.fromEntries(clean.map((name) => [name, next.record[name]])) };
    this.#state = { ...next, before };
    for (const listener of this.#listeners) listener();
  }
}
