import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { college, market, returnedResume, school, trade, unfinishedLine } from './resume.fixtures.ts';
import { emptyLine, hasPost, lineForGap, ofKind, resumeRows, unfinishedPlace } from './resume-rows.ts';
import { rulerLabel } from './resume-words.ts';

const facts = { now: '2026-11', gapMonths: 6, openPlace: null, isLocked: () => false };
const places = (rows: ReturnType<typeof resumeRows>) =>
  rows.map((row) => (row.kind === 'line' ? row.place : row.gap.from));

describe('the rows of a résumé', () => {
  it('are in the order of time with the gap in its place, whatever the order of the lines', () => {
    expect(places(resumeRows(returnedResume, facts))).toEqual([0, 1, '2019-07', 2, 3]);
    expect(places(resumeRows([trade, market, college, school], facts))).toEqual([3, 2, '2019-07', 1, 0]);
  });

  it('leave the line that is being changed where it was', () => {
    const moved = [school, { ...college, from: '2024-01', to: '2024-02' }, market, trade];
    expect(
      places(resumeRows(moved, { ...facts, openPlace: 1 })).filter((row) => typeof row === 'number'),
    ).toEqual([0, 1, 2, 3]);
    expect(places(resumeRows(moved, facts)).filter((row) => typeof row === 'number')).toEqual([0, 2, 3, 1]);
  });

  it('fill the last gap until now, another to its end', () => {
    const rows = resumeRows([school, college], facts);
    const gap = rows.find((row) => row.kind === 'gap');
    expect(gap && lineForGap(gap)).toMatchObject({ from: '2019-07', to: '' });
    const middle = resumeRows(returnedResume, facts).find((row) => row.kind === 'gap');
    expect(middle && lineForGap(middle)).toMatchObject({ from: '2019-07', to: '2020-06' });
  });

  it('are none fewer than the lines, each once', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...returnedResume, unfinishedLine, emptyLine]),
        fc.nat(6),
        (lines, open) => {
          const rows = resumeRows(lines, { ...facts, openPlace: open < lines.length ? open : null });
          const found = rows.flatMap((row) => (row.kind === 'line' ? [row.place] : []));
          expect(found.toSorted()).toEqual(lines.map((_, place) => place));
        },
      ),
    );
  });

  it('lead to the first line that is not whole and not locked', () => {
    const lines = [school, college, unfinishedLine, market, trade];
    expect(unfinishedPlace(resumeRows(lines, facts), facts.now)).toBe(2);
    expect(unfinishedPlace(resumeRows(lines, { ...facts, isLocked: () => true }), facts.now)).toBeNull();
  });
});

it('a line without a 职务 keeps none, and is named by what it is about', () => {
  expect(ofKind(market, 'CARE')).toMatchObject({ kind: 'CARE', post: '', place: market.place });
  expect(hasPost({ ...unfinishedLine, post: '班长' })).toBe(true);
  expect([market, school, { ...emptyLine, kind: 'CARE' as const }].map(rulerLabel)).toEqual([
    '出纳',
    '江澜市第三中学',
    '照料家人',
  ]);
});
