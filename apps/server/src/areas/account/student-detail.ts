import type { getStudentDetail } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../http/implement.ts';
import { notFound } from '../../http/refusal.ts';
import { findStudent } from '../../student/find-student.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { namePinyin } from '../../student/name-pinyin.ts';
import { formatDateTime } from '../../time.ts';
import { findPreEducation, listCorrections } from './account.queries.ts';

/** Fields that a student may change alone; 手机 by `updateMobile`, the rest by `updateStudentDetail`. */
const editableFields = [
  'mobile',
  'email',
  'address',
  'zipCode',
  'emergencyName',
  'emergencyMobile',
  'nation',
  'politics',
  'headFileId',
];

/** The caller's own record; a `majorId` of someone else is answered as if it did not exist. */
export async function studentDetail(
  context: StudentContext,
  majorId?: string,
): Promise<DataOf<typeof getStudentDetail>> {
  const { db, secrets, session } = context;
  const { student, account } = await findStudent(db, session.studentId);
  const majors = await listMajors(db, student.id);
  if (majorId !== undefined && !majors.some((record) => record.majorId === majorId)) throw notFound();
  const record = shownMajor(majors, majorId ?? session.studentMajorId);
  if (record === null) throw notFound();
  const corrections = await listCorrections(db, student.id);
  const open = (sealed: string | null) => (sealed === null ? '' : secrets.decrypt(sealed));
  const url = (fileId: string | null) => (fileId === null ? '' : context.fileUrl(fileId));

  return {
    id: student.id,
    name: student.name,
    namePinyin: await namePinyin(student.name),
    gender: student.gender,
    cardType: student.cardType,
    idCard: open(student.idCardCipher),
    birthday: student.birthday,
    nation: student.nation,
    politics: student.politics,
    mobile: open(account.mobileCipher),
    email: student.email,
    address: student.address,
    zipCode: student.zipCode,
    emergencyName: student.emergencyName,
    emergencyMobile: open(student.emergencyMobileCipher),
    headUrl: url(student.headFileId),
    photoUrl: url(student.photoFileId),
    examineeNo: record.examineeNo,
    applyExamLevel: record.applyExamLevel,
    majorId: record.majorId,
    majorCode: record.majorCode,
    majorName: record.majorName,
    schoolName: record.schoolName,
    examCommitteeName: record.examCommitteeName,
    registerDate: record.registerDate,
    planVersion: record.planVersion,
    examStatus: record.status,
    preEducation: await findPreEducation(db, student.id),
    majorInfoList: majors,
    editableFields,
    corrections: corrections.map((row) => ({
      correctionId: row.id,
      field: row.field,
      oldValue: open(row.oldValueCipher),
      newValue: open(row.newValueCipher),
      reason: row.reason,
      status: row.status,
      opinion: row.opinion,
      createdAt: formatDateTime(row.appliedAt),
    })),
    passwordChangedAt: formatDateTime(account.passwordChangedAt),
    revision: student.revision,
  };
}
