import { expect, test } from 'vitest';
import { faultsOf, grownTables, type PlanNode } from './plan-nodes.ts';

const grown = new Set(['grade']);
const scan = (rest: Partial<PlanNode>): PlanNode => ({
  'Node Type': 'Index Scan',
  'Relation Name': 'grade',
  ...rest,
});

test('a sequential scan of a table that grows is a fault, wherever in the plan', () => {
  const plan = {
    'Node Type': 'Sort',
    Plans: [{ 'Node Type': 'Limit', Plans: [scan({ 'Node Type': 'Seq Scan' })] }],
  };
  expect(faultsOf(plan, grown)).toEqual(['grade: sequential scan']);
});

test('a sequential scan of a table that does not grow is none', () => {
  expect(faultsOf({ 'Node Type': 'Seq Scan', 'Relation Name': 'course' }, grown)).toEqual([]);
});

test('an index that is read from end to end is a fault', () => {
  const plan = scan({ 'Node Type': 'Index Only Scan', 'Index Name': 'grade_student' });
  expect(faultsOf(plan, grown)).toEqual(['grade: the whole of grade_student']);
});

test('rows that were read and thrown away count, in every loop', () => {
  const plan = (removed: number) =>
    scan({
      'Index Cond': '(student_major_id = 1)',
      'Actual Rows': 0,
      'Rows Removed by Filter': removed,
      'Actual Loops': 100,
    });
  expect(faultsOf(plan(10), grown)).toEqual([]);
  expect(faultsOf(plan(11), grown)).toEqual(['grade: 1100 rows read']);
});

test('what a statement writes is not read', () => {
  const plan = { 'Node Type': 'ModifyTable', 'Relation Name': 'grade', Plans: [{ 'Node Type': 'Result' }] };
  expect(faultsOf(plan, grown)).toEqual([]);
});

test('a table grows with students when it has so many times more rows', () => {
  const sizes = [
    { name: 'grade', few: 80_100, many: 8_000_100 },
    { name: 'course', few: 90, many: 90 },
    { name: 'plan_switch', few: 1, many: 100 },
    { name: 'sms_outbox', few: 0, many: 0 },
  ];
  expect(grownTables(sizes, 100)).toEqual(new Set(['grade']));
});
