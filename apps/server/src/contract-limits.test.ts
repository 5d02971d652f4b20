import type { Schema } from '@qianwei/api/endpoint';
import { describe, expect, it } from 'vitest';
import { implementations } from './app.ts';

interface Node {
  readonly type: string;
  readonly kind: string;
  readonly requirement?: unknown;
  readonly entries?: Record<string, Node>;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly pipe?: readonly Node[];
  readonly key?: Node;
  readonly value?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Actions that bound each kind of value: without one of these a caller decides how much there is. */
const ends: Record<string, readonly (readonly string[])[]> = {
  number: [
    ['integer', 'min_value', 'max_value'],
    ['safe_integer', 'min_value', 'max_value'],
  ],
  string: [['max_length'], ['regex'], ['length']],
  array: [['max_length']],
};

/** Actions on a value, in order, those of inner pipes included. */
const actionsOf = (node: Node): string[] =>
  (node.pipe ?? []).filter(isNode).flatMap((step) => (step.pipe ? actionsOf(step) : [step.type]));

/** The places of a payload that have no end, by their path. */
function openEnds(node: Node, path: string): string[] {
  const actions = actionsOf(node);
  const needed = ends[node.type];
  // Text that a transformation cuts before anything else is done with it has an end too.
  const cut = node.type === 'string' && actions[1] === 'transform';
  const closed =
    needed === undefined || cut || needed.some((way) => way.every((action) => actions.includes(action)));
  const inner = [
    ...Object.entries(node.entries ?? {}).map(([name, entry]) => openEnds(entry, `${path}.${name}`)),
    ...(node.options ?? []).filter(isNode).map((option) => openEnds(option, path)),
    ...[node.item, node.wrapped, node.value].filter(isNode).map((child) => openEnds(child, `${path}[]`)),
    ...(node.items ?? []).map((child) => openEnds(child, `${path}[]`)),
  ].flat();
  return closed ? inner : [path, ...inner];
}

describe('every input of every call has an end', () => {
  it.each(implementations.map(({ endpoint }) => [endpoint.path, endpoint.payload] as const))(
    'F14 %s: whole numbers within their column, texts and lists with a maximum',
    (path, payload: Schema<unknown>) => {
      expect(openEnds(payload as unknown as Node, path)).toEqual([]);
    },
  );

  it('F14 finds a number, a text and a list without one', async () => {
    const v = await import('valibot');
    const open = v.object({
      number: v.optional(v.number()),
      half: v.pipe(v.number(), v.minValue(1), v.maxValue(9)),
      text: v.string(),
      list: v.array(v.pipe(v.string(), v.maxLength(3))),
      choice: v.variant('kind', [v.object({ kind: v.literal('A'), note: v.string() })]),
    });
    expect(openEnds(open as unknown as Node, '')).toEqual([
      '.number[]',
      '.half',
      '.text',
      '.list',
      '.choice.note',
    ]);
  });
});
