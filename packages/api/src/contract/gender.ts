import * as v from 'valibot';

/** 性别 on the ID card. */
export const gender = v.picklist(['MALE', 'FEMALE']);

/** 性别 in words. */
export const genderTitles: Readonly<Record<v.InferOutput<typeof gender>, string>> = {
  MALE: '男',
  FEMALE: '女',
};
