import { expect, it } from 'vitest';
import { placeIn, type ReachFacts, reachOf } from './reach.ts';

const facts: ReachFacts = { duration: 600, furthest: 100, dragLimit: 10, position: 0, unsaved: [] };

it('in the first pass ten seconds beyond the furthest watched one can be sought', () => {
  expect(reachOf(facts)).toBe(110);
});

it('what was watched here and is not saved yet counts for it', () => {
  const unsaved: [number, number][] = [
    [300, 320],
    [100, 200],
  ];
  expect(reachOf({ ...facts, unsaved })).toBe(330);
  expect(reachOf({ ...facts, unsaved: [[10, 50]] })).toBe(110);
});

it('it never is beyond the end of the lesson', () => {
  expect(reachOf({ ...facts, furthest: 595 })).toBe(600);
  expect(reachOf({ ...facts, unsaved: [[100, 600]] })).toBe(600);
});

it('where the server lets it go on can be sought, and no second beyond it', () => {
  expect(reachOf({ ...facts, position: 110 })).toBe(110);
  expect(reachOf({ ...facts, position: 300 })).toBe(300);
});

it('once it is free, the whole lesson can be sought', () => {
  expect(reachOf({ ...facts, dragLimit: null })).toBe(600);
});

it('a limit of zero allows what was watched and nothing more', () => {
  expect(reachOf({ ...facts, dragLimit: 0 })).toBe(100);
});

it.each([
  [-5, 0],
  [0, 0],
  [12.5, 12.5],
  [600, 600],
  [601, 600],
  [Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 0],
])('second %d of a lesson of 600 is %d', (second, place) => {
  expect(placeIn(second, 600)).toBe(place);
});
