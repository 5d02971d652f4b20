import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { id } from '../fields.ts';

/** 学习提纲, 讲义, 练习, 任务单, 报告模板. */
export const materialCategory = v.picklist(['OUTLINE', 'HANDOUT', 'EXERCISE', 'TASK', 'TEMPLATE']);

/** The kind of a material. */
export type MaterialCategory = v.InferOutput<typeof materialCategory>;

/** The kinds of materials in words, in the order in which they are shown. */
export const materialCategoryTitles: Readonly<Record<MaterialCategory, string>> = {
  OUTLINE: '学习提纲',
  HANDOUT: '讲义',
  EXERCISE: '练习',
  TASK: '任务单',
  TEMPLATE: '报告模板',
};

/** The files of a course. 1050005 for a course that was not opened. */
export const getCourseMaterialList = endpoint({
  path: '/v1/getCourseMaterialList',
  payload: v.object({ courseId: id }),
  data: v.object({
    list: v.array(
      v.object({
        fileId: id,
        name: v.string(),
        category: materialCategory,
        type: v.picklist(['pdf', 'docx']),
        /** Bytes. */
        size: v.number(),
        /** Null where it is not known. */
        pages: v.nullable(v.number()),
        /** The chapters it belongs to, empty for the whole course. */
        chapterNos: v.array(v.number()),
        /** Works for ten minutes. */
        url: v.string(),
        /** Why it cannot be downloaded now; null when it can. */
        obstacle: v.nullable(obstacle),
      }),
    ),
  }),
});

/** The files of a course. */
export type MaterialList = DataOf<typeof getCourseMaterialList>;
