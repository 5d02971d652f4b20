import type { QuestionType } from '@qianwei/api/contract/exam/question';
import type { BlueprintPart } from '../../../db/schema/exam.ts';

/** How many questions of a type, and the points of each. */
type Part = readonly [count: number, score: number];
type Plan = Partial<Record<QuestionType, Part | readonly Part[]>>;

/** Screens §13: 44 questions, 100 points. */
const large: Plan = {
  SINGLE: [15, 2],
  MULTIPLE: [5, 2],
  JUDGE: [10, 1],
  BLANK: [10, 1],
  SHORT: [3, 6],
  MATERIAL: [1, 22],
};

const withEssay: Plan = {
  SINGLE: [15, 2],
  MULTIPLE: [5, 2],
  JUDGE: [8, 1],
  BLANK: [3, 1],
  TERM: [2, 3],
  SHORT: [3, 6],
  ESSAY: [1, 12],
  MATERIAL: [1, 13],
};

/** 100 points of a small bank whose material is worth so much. */
const small = (material: number): Plan => ({
  SINGLE: [8, 4],
  MULTIPLE: [3, 4],
  JUDGE: [2, 2],
  BLANK: [1, 2],
  TERM: [1, 5],
  SHORT: [2, 9],
  ESSAY: [1, 27 - material],
  MATERIAL: [1, material],
});

const smallest = (material: number): Plan => ({
  ...small(material),
  SINGLE: [6, 5],
  ESSAY: [1, 29 - material],
});

const plans: Readonly<Record<string, Plan>> = {
  '04735': large,
  '13003': large,
  '13140': withEssay,
  '15044': withEssay,
  '00160': small(12),
  '00898': small(12),
  '02333': small(13),
  '03409': small(13),
  '08119': small(12),
  '11002': small(10),
  '13015': small(12),
  '13017': small(13),
  '13141': small(14),
  '13180': small(12),
  '13683': small(12),
  '13887': small(12),
  '14033': small(11),
  '15043': small(11),
  '13752': smallest(11),
  '00023': {
    SINGLE: [10, 4],
    MULTIPLE: [3, 4],
    JUDGE: [3, 2],
    BLANK: [2, 2],
    SHORT: [3, 9],
    MATERIAL: [1, 11],
  },
  '02324': {
    SINGLE: [10, 4],
    MULTIPLE: [3, 4],
    JUDGE: [3, 2],
    BLANK: [1, 2],
    TERM: [1, 5],
    SHORT: [2, 11],
    MATERIAL: [1, 13],
  },
  '04184': {
    SINGLE: [10, 5],
    MULTIPLE: [3, 4],
    JUDGE: [2, 2],
    BLANK: [1, 2],
    TERM: [1, 5],
    SHORT: [2, 8],
    MATERIAL: [1, 11],
  },
  '04747': {
    SINGLE: [12, 4],
    MULTIPLE: [3, 4],
    JUDGE: [3, 2],
    BLANK: [1, 2],
    TERM: [1, 5],
    SHORT: [2, 8],
    MATERIAL: [1, 11],
  },
  '13013': {
    SINGLE: [10, 4],
    MULTIPLE: [3, 4],
    JUDGE: [3, 2],
    BLANK: [2, 2],
    TERM: [1, 5],
    SHORT: [3, 7],
    MATERIAL: [1, 12],
  },
  '13000': {
    SINGLE: [10, 3],
    JUDGE: [2, 1],
    BLANK: [4, 2],
    SHORT: [4, 5],
    ESSAY: [1, 10],
    MATERIAL: [
      [1, 20],
      [1, 10],
    ],
  },
  '13004': {
    SINGLE: [7, 6],
    MULTIPLE: [2, 6],
    JUDGE: [2, 4],
    BLANK: [1, 2],
    SHORT: [2, 12],
    MATERIAL: [1, 12],
  },
  '04736': {
    SINGLE: [8, 4],
    MULTIPLE: [3, 4],
    JUDGE: [2, 3],
    BLANK: [2, 2],
    SHORT: [3, 10],
    MATERIAL: [1, 16],
  },
  '13753': smallest(11),
  '90001': { ...smallest(12), JUDGE: [3, 2], BLANK: [0, 0] },
  '90002': smallest(12),
};

const isOne = (parts: Part | readonly Part[]): parts is Part => typeof parts[0] === 'number';

/** The parts of a course's paper, 100 points together; none for a course without a bank. */
export function blueprintOf(courseCode: string): BlueprintPart[] {
  return Object.entries(plans[courseCode] ?? {}).flatMap(([questionType, parts]) =>
    (isOne(parts) ? [parts] : parts)
      .filter(([count]) => count > 0)
      .map(([count, score]) => ({ questionType: questionType as QuestionType, count, score })),
  );
}

/** Courses with a 综合测验. */
export const comprehensiveCourses = Object.keys(plans).filter(
  (code) => !['13004', '04736', '13753', '90001', '90002'].includes(code),
);
