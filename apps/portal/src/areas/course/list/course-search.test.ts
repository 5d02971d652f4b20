import { describe, expect, it } from 'vitest';
import { findCourses } from './course-search.ts';
import { zhou } from './list.fixtures.ts';

const found = (keyword: string) => findCourses(zhou.list, keyword).map(({ courseCode }) => courseCode);

describe('a search in the courses', () => {
  it.each([
    ['3708', ['15043']],
    ['03708', ['15043']],
    ['４７３５', ['04735']],
    ['13003', ['13003']],
    ['数据 结构', ['13003']],
    ['java', ['04747']],
    ['0002', ['00023']],
    ['00023', ['00023']],
    ['量子', []],
  ])('for %s finds %j', (keyword, codes) => {
    expect(found(keyword).toSorted()).toEqual(codes.toSorted());
  });

  it('finds everything with nothing asked', () => {
    expect(found(' ')).toHaveLength(zhou.list.length);
  });
});
