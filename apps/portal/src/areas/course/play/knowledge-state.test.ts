import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { describe, expect, it } from 'vitest';
import { outlinedPoints, pointStates } from './knowledge-state.ts';

const points = [
  { second: 0, title: 'SELECT 语句的结构' },
  { second: 100, title: '条件与 LIKE' },
  { second: 200, title: '聚集函数与空值' },
  { second: 300, title: '分组与 HAVING' },
];

describe('the points of knowledge of a lesson', () => {
  it('are watched from 90 % on, begun below that, and closed beyond what can be sought', () => {
    const states = pointStates(points, {
      ranges: [
        [0, 90],
        [150, 170],
      ],
      position: 170,
      duration: 400,
      reach: 200,
    });
    expect(states.map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
      ['watched', false],
      ['begun', true],
      ['open', false],
      ['closed', false],
    ]);
  });

  it('end with the lesson: its last second belongs to the last point', () => {
    const [last] = pointStates(points, {
      ranges: [[300, 400]],
      position: 400,
      duration: 400,
      reach: 400,
    }).slice(-1);
    expect(last).toEqual({ second: 300, title: '分组与 HAVING', state: 'watched', isCurrent: true });
  });

  it('of a lesson that is not open here are those of the outline: all of a finished one, of another up to its second', () => {
    const states = (part: Partial<OutlinedLesson>) =>
      outlinedPoints({ knowledge: points, duration: 400, position: 0, ...part } as OutlinedLesson).map(
        ({ state }) => state,
      );
    expect(states({ finished: true, position: 120 })).toEqual(['watched', 'watched', 'watched', 'watched']);
    expect(states({ finished: false, position: 200 })).toEqual(['watched', 'watched', 'begun', 'closed']);
  });
});
