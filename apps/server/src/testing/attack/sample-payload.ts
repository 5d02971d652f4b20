import type { Schema } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { pdf } from '../sample-files.ts';

/** Visible parts of a valibot schema. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
}

/** Values of which one fits any single field of the contract. */
const candidates: readonly unknown[] = [
  '15400000099',
  '0000',
  '123456',
  '320198199001011235',
  '13003',
  '013299999999',
  '2026-11',
  '2026-11-22',
  '2026-11-22 10:00:00',
  '张三',
  '江澜大学的考生',
  '我写出了全部三个要点，请老师复核',
  'any-key-of-thirty-two-characters',
  '0003G10QD4F8',
  'a:QUJD',
  'H12345678',
  '12345678',
  1,
  10,
  true,
  null,
  '本题来自日常工作'.repeat(15),
  new File([pdf()], '样本.pdf'),
  ['A'],
  [0, 15],
  '',
  {},
];

const fits = (node: Node, value: unknown) => v.is(node as unknown as Schema<unknown>, value);

/** A payload that the schema takes: of each choice the first, with all that may be left out. */
export function samplePayload(schema: Schema<unknown>): Record<string, unknown> {
  return sampleOf(schema as unknown as Node) as Record<string, unknown>;
}

function sampleOf(node: Node): unknown {
  if (node.type === 'object')
    return Object.fromEntries(
      Object.entries(node.entries ?? {}).map(([name, entry]) => [name, sampleOf(entry)]),
    );
  if (node.wrapped !== undefined) return sampleOf(node.wrapped);
  if (node.type === 'variant' || node.type === 'union') return sampleOf(node.options?.[0] as Node);
  if (node.type === 'intersect') return Object.assign({}, ...(node.options ?? []).map(sampleOf));
  if (node.type === 'picklist') return node.options?.[0];
  if (node.type === 'array') return [sampleOf(node.item as Node)];
  if (node.type === 'literal') return (node as unknown as { literal: unknown }).literal;
  const found = candidates.find((candidate) => fits(node, candidate));
  if (found === undefined) throw new TypeError(`No sample fits a ${node.type}: add one to the candidates`);
  return found;
}

/** All payloads that differ only in which choice is taken at the top, such as login by password or by SMS. */
export function samplePayloads(schema: Schema<unknown>): Record<string, unknown>[] {
  const node = schema as unknown as Node;
  const choices = node.type === 'variant' || node.type === 'union' ? (node.options ?? []) : [node];
  return choices.map((choice) => sampleOf(choice) as Record<string, unknown>);
}
