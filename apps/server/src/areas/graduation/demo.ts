import { monthOf } from '@qianwei/api/time/moment';
import { eq } from 'drizzle-orm';
import { publishRules, saveApplyBatch } from '../../apply/save-batch.ts';
import { studentMajor } from '../../db/schema/student.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import type { LoadedPerson } from '../../demo/load-people.ts';
import { formatDay } from '../../time.ts';
import { grantedDocument, returnedDocument } from './demo/documents.ts';
import { decideAt, handIn } from './demo/hand-in.ts';
import { addCheckedPhoto, addMaterials, type GraduationSetting } from './demo/materials.ts';
import { earlierGraduationRules, graduationRulesNow } from './demo/rules.ts';
import { graduationApplyForm } from './graduation-form.ts';
import { graduationKind } from './graduation-kind.ts';

/** The batches of the institution, each with its rules: the last ones, and those that are open. */
async function addBatches({
  db,
  calendar,
}: GraduationSetting): Promise<{ graduationId: string; lastId: string }> {
  const at = (expression: string) => calendar.at(expression);
  const notice = (path: string, title: string, day: string) => ({
    basisTitle: title,
    basisDate: formatDay(at(day)),
    basisPath: path,
  });
  const term = calendar.text('graduation.term');
  const lastGraduation = await saveApplyBatch(db, {
    ...{ type: 'GRADUATION', name: calendar.text('degree.lastTerm') },
    startTime: at('now-195d@09:00'),
    endTime: at('now-174d@17:00'),
    certificateMonth: monthOf(formatDay(at('now-144d'))),
  });
  const graduation = await saveApplyBatch(db, {
    ...{ type: 'GRADUATION', name: term },
    startTime: at('graduation.start'),
    endTime: at('graduation.end'),
    certificateMonth: monthOf(formatDay(at('graduation.certIssue'))),
  });
  const n08 = notice('/home/notice/detail/n08', `《${term}毕业申请材料提交通知》第一条`, 'now-14d');
  const old = {
    basisTitle: '《自学考试毕业与学位办理细则》',
    basisDate: formatDay(at('now-400d')),
    basisPath: null,
  };
  const published = { ...old, publishTime: at('now-240d@09:00') };
  await publishRules(db, lastGraduation.id, { rules: earlierGraduationRules, ...published });
  await publishRules(db, graduation.id, {
    rules: earlierGraduationRules,
    ...n08,
    publishTime: at('now-14d@09:00'),
  });
  await publishRules(db, graduation.id, {
    rules: graduationRulesNow,
    ...n08,
    publishTime: at('now-8d@09:00'),
  });
  return { graduationId: graduation.id, lastId: lastGraduation.id };
}

/** The form of a portal that measured no photo and looked for no gap: the school found them. */
const uncheckedForm: typeof graduationApplyForm = {
  ...graduationApplyForm,
  conditions: async () => [],
  errors: async () => ({}),
};

/** The review of a study unit that overlooked them. */
const uncheckedKind: typeof graduationKind = { ...graduationKind, approved: async () => [] };

/** 吴佳怡: handed in, approved by her study unit, returned by the school with two parts to mend. */
async function addReturned(setting: GraduationSetting, person: LoadedPerson, batchId: string): Promise<void> {
  const at = (expression: string) => setting.calendar.at(expression);
  const cloth = '#44424c';
  await addCheckedPhoto(setting, person, {
    ...{ cloth, storedAt: at('now-185d@14:10'), checkedAt: at('now-184d@09:30') },
  });
  const files = await addMaterials(setting, person, {
    ...{ cloth, storedAt: at('now-9d@20:40'), isSmall: true, hasExempt: true },
  });
  const document = { ...returnedDocument, ...files, chsiUntil: formatDay(at('now+68d')) };
  const receiptNo = await handIn(
    setting,
    person,
    { batchId, document, at: at('now-9d@21:08') },
    uncheckedForm,
  );
  const approval = { step: 'APPROVE', opinion: '材料齐全', by: '江澜大学继续教育学院' } as const;
  await decideAt(setting, receiptNo, 'now-6d@15:20', approval, uncheckedKind);
  await decideAt(setting, receiptNo, 'now-2d@10:26', {
    step: 'RETURN',
    items: [
      { item: 'PHOTO', reason: '照片须为 480×640 像素的 JPG，当前为 413×626' },
      { item: 'RESUME', reason: '本人简历 2019-07 至 2020-06 未填写。待业、备考、照料家人都可以如实写' },
    ],
    by: '江澜大学自考办',
  });
}

/** 郑凯: graduated in the batch before, through every level to his diploma. */
async function addGranted(setting: GraduationSetting, person: LoadedPerson, batchId: string): Promise<void> {
  const { db, calendar } = setting;
  const own = eq(studentMajor.id, person.studentMajorId);
  const [record] = await db.select().from(studentMajor).where(own);
  if (record?.graduateDate == null) throw new Error(`${person.person.name} is no graduate`);
  // The people say when he graduated; his application makes him a graduate.
  await db.update(studentMajor).set({ status: 'NORMAL', graduateDate: null }).where(own);
  const at = (expression: string) => calendar.at(expression);
  const files = await addMaterials(setting, person, {
    ...{ cloth: '#2f3a4a', storedAt: at('now-191d@19:30'), isSmall: false, hasExempt: false },
  });
  const document = { ...grantedDocument, ...files, chsiUntil: formatDay(at('now-100d')) };
  const receiptNo = await handIn(setting, person, { batchId, document, at: at('now-190d@20:15') });
  const approvals = [
    ['now-187d@10:10', '江澜大学继续教育学院'],
    ['now-183d@16:40', '江澜大学自考办'],
    ['now-178d@11:05', '江澜市自学考试办公室'],
    ['now-172d@09:50', '云川省高等教育自学考试委员会办公室'],
  ] as const;
  for (const [moment, by] of approvals) await decideAt(setting, receiptNo, moment, { step: 'APPROVE', by });
  await decideAt(setting, receiptNo, 'now-160d@09:00', { step: 'REPORT', by: '江澜大学自考办' });
  await decideAt(setting, receiptNo, 'now-140d@10:00', {
    ...{ step: 'GRANT', by: '江澜大学自考办' },
    columns: { certNo: `65${record.graduateDate.slice(0, 4)}0132000417`, certDay: record.graduateDate },
  });
}

/** Batches of graduation, the application of 吴佳怡, and how 郑凯 graduated. */
export const loadGraduationDemo: AreaDemo = async (db, people, calendar, stage) => {
  const setting = { db, calendar, stage };
  const { graduationId, lastId } = await addBatches(setting);
  const [returned, granted] = [people.get('吴佳怡'), people.get('郑凯')];
  if (returned === undefined || granted === undefined) throw new Error('A demo student is missing');
  await addReturned(setting, returned, graduationId);
  await addGranted(setting, granted, lastId);
};
