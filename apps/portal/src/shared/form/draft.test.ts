import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dirtyFields, FormDraft, hasConflict, type SaveChanges, type Values } from './draft.ts';

const names = ['email', 'address', 'zipCode'] as const;
type Name = (typeof names)[number];
type Fields = Values<Name>;
const first: Fields = { email: '', address: '学府路 88 号', zipCode: '210000' };

/** A server with one record: refuses a save of an old revision, answers when `answer` is called. */
function createServer() {
  const server = { record: first, revision: 3, underWay: 0, writes: [] as Partial<Fields>[] };
  const waiting: (() => void)[] = [];
  const send: SaveChanges<Name> = async (changes, revision) => {
    server.underWay += 1;
    expect(server.underWay).toBe(1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    server.underWay -= 1;
    if (revision !== server.revision) return null;
    server.writes.push(changes);
    server.record = { ...server.record, ...changes };
    server.revision += 1;
    return server.revision;
  };
  const change = (name: Name, text: string) => {
    server.record = { ...server.record, [name]: text };
    server.revision += 1;
  };
  /** Answers the call that is under way, if there is one. */
  const answer = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { server, send, change, answer };
}

describe('a draft of a record', () => {
  it('sends only what was changed, with the revision that it was changed from', async () => {
    const { send, answer } = createServer();
    const draft = new FormDraft(first, 3);
    draft.change('email', 'mine@example.cn');
    const call = vi.fn(send);
    const saved = draft.save(call);
    await answer();
    expect(await saved).toBe(true);
    expect(call.mock.calls).toEqual([[{ email: 'mine@example.cn' }, 3]]);
    expect(dirtyFields(draft.state())).toEqual({});
  });

  it('has nothing to send when a text is what it was', async () => {
    const draft = new FormDraft(first, 3);
    draft.change('zipCode', '2');
    draft.change('zipCode', '210000');
    const send = vi.fn<SaveChanges<Name>>();
    expect(await draft.save(send)).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps what was typed when another device saved first, and says where both changed the same', async () => {
    const { server, send, change, answer } = createServer();
    const draft = new FormDraft(first, 3);
    draft.change('email', 'mine@example.cn');
    change('email', 'theirs@example.cn');
    change('address', '珠江路 1 号');
    const refused = draft.save(send);
    await answer();
    expect(await refused).toBe(false);
    draft.receive(server.record, server.revision);
    expect(draft.state().typed).toEqual({ ...first, email: 'mine@example.cn', address: '珠江路 1 号' });
    expect(names.filter((name) => hasConflict(draft.state(), name))).toEqual(['email']);
    const saved = draft.save(send);
    await answer();
    expect(await saved).toBe(true);
    expect(server.record).toEqual({ ...first, email: 'mine@example.cn', address: '珠江路 1 号' });
  });

  it('is in conflict no longer once the student takes over what the other device wrote', () => {
    const draft = new FormDraft(first, 3);
    draft.change('email', 'mine@example.cn');
    draft.receive({ ...first, email: 'theirs@example.cn' }, 4);
    draft.change('email', 'theirs@example.cn');
    draft.change('email', 'theirs@example.com');
    expect(hasConflict(draft.state(), 'email')).toBe(false);
  });

  it('is in no conflict with itself: what is typed during a save goes with the next one', async () => {
    const { server, send, answer } = createServer();
    const draft = new FormDraft(first, 3);
    draft.change('zipCode', '210046');
    const saved = draft.save(send);
    draft.change('zipCode', '21009');
    draft.change('zipCode', '210093');
    await answer();
    expect(hasConflict(draft.state(), 'zipCode')).toBe(false);
    await answer();
    expect(await saved).toBe(true);
    expect(server.writes).toEqual([{ zipCode: '210046' }, { zipCode: '210093' }]);
  });

  it('does not write over another device’s change that it learns of before its own save is answered', async () => {
    const draft = new FormDraft(first, 3);
    draft.change('email', 'mine@example.cn');
    const call = vi.fn<SaveChanges<Name>>(async () => {
      draft.receive({ ...first, email: 'theirs@example.cn' }, 5);
      return 4;
    });
    expect(await draft.save(call)).toBe(true);
    expect(call).toHaveBeenCalledOnce();
    expect(draft.state().typed.email).toBe('theirs@example.cn');
  });

  it('loses nothing of any device, in whatever order they type, save, read and are answered', async () => {
    const name = fc.constantFrom(...names);
    const text = fc.string({ maxLength: 3 });
    const step = fc.oneof(
      fc.record({ act: fc.constant('type' as const), name, text }),
      fc.record({ act: fc.constant('elsewhere' as const), name, text }),
      fc.record({ act: fc.constantFrom('save' as const, 'answer' as const, 'read' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, send, change, answer } = createServer();
        const draft = new FormDraft(first, 3);
        const touched = new Set<Name>();
        const elsewhere = new Map<Name, string>();
        const saves: Promise<boolean>[] = [];
        for (const next of steps) {
          if (next.act === 'type') {
            touched.add(next.name);
            draft.change(next.name, next.text);
          } else if (next.act === 'elsewhere') {
            elsewhere.set(next.name, next.text);
            change(next.name, next.text);
          } else if (next.act === 'save') saves.push(draft.save(send));
          else if (next.act === 'answer') await answer();
          else draft.receive(server.record, server.revision);
        }
        // Nothing happens elsewhere any more: read and save until all is well.
        for (let round = 0; round < 4; round += 1) {
          for (let open = 0; open < 4; open += 1) await answer();
          draft.receive(server.record, server.revision);
          saves.push(draft.save(send));
        }
        for (let open = 0; open < 4; open += 1) await answer();
        expect((await Promise.all(saves)).at(-1)).toBe(true);
        expect(server.record).toEqual(draft.state().typed);
        for (const field of names)
          if (!touched.has(field)) expect(server.record[field]).toBe(elsewhere.get(field) ?? first[field]);
      }),
      { numRuns: 300 },
    );
  });
});
