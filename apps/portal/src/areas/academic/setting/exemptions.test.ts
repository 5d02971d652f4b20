import { submitExemption } from '@qianwei/api/contract/academic/course-setting';
import { describe, expect, it } from 'vitest';
import { checkPayloadFields } from '../../../shared/form/check-fields.ts';
import { courseSetting, lockedSetting, marchSetting } from './course-setting.fixtures.ts';
import { claimWords, dateErrors, exemptableCourses, exemptionWords } from './exemptions.ts';
import type { ExemptionValues } from './use-exemption.ts';

const today = '2026-11-21';

const errorsOf = (changes: Partial<ExemptionValues> = {}, fileIds: readonly string[] = ['f1']) => {
  const values: ExemptionValues = {
    courseCode: '00023',
    basisType: 'DIPLOMA',
    certNo: '109881201906001337',
    obtainDate: '2019-06-30',
    reason: '',
    ...changes,
  };
  const wrong = checkPayloadFields(submitExemption.payload, { ...values, fileIds });
  return { ...wrong, ...dateErrors(values, today) };
};

describe('an application for an exemption', () => {
  it('is right with course, basis, number, date and proof', () => {
    expect(errorsOf()).toEqual({});
  });

  it.each([
    [{ courseCode: null }, { courseCode: '请选择要免考的课程' }],
    [{ basisType: null }, { basisType: '请选择免考依据' }],
    [{ certNo: '  ' }, { certNo: '请填写证书编号' }],
    [{ obtainDate: null }, { obtainDate: '请选择取得日期' }],
    [{ obtainDate: '1979-12-31' }, { obtainDate: '取得日期不能早于 1980-01-01，请核对证书' }],
    [{ obtainDate: '2026-11-22' }, { obtainDate: '取得日期不能晚于今天，请核对证书' }],
    [{ reason: '字'.repeat(201) }, { reason: '内容不能超过 200 个字' }],
  ])('says at the field what is wrong with %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it('needs proof, at most five files', () => {
    expect(errorsOf({}, [])).toEqual({ fileIds: '请上传证明材料' });
    expect(errorsOf({}, ['1', '2', '3', '4', '5', '6'])).toEqual({ fileIds: '每项最多上传 5 个文件' });
  });

  it('is open for courses that the plan exempts and that are neither reached, registered nor under review', () => {
    const codes = exemptableCourses(marchSetting).map(({ courseCode }) => courseCode);
    expect(codes).toContain('00023');
    for (const code of ['15040', '15043', '13000', '13014', '02324', '14976'])
      expect(codes).not.toContain(code);
    expect(exemptableCourses(lockedSetting).map(({ courseCode }) => courseCode)).not.toContain('04735');
  });

  it('stands in the list with what was handed in, its state and the day', () => {
    const [english, mathematics] = courseSetting.exemptions;
    if (english === undefined || mathematics === undefined) throw new TypeError('no exemptions');
    expect(claimWords(english)).toBe('大学英语四级，证书 182232018120417，2018年12月15日 取得');
    expect([english, mathematics].map((each) => exemptionWords(each))).toEqual([
      '2025-03-21 批准',
      '2026-09-18 退回',
    ]);
    expect(exemptionWords({ timeline: { ...mathematics.timeline, state: 'SUBMITTED' } })).toBe(
      '2026-09-18 提交，审核中',
    );
  });
});
