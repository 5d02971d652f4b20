import { examLevelTitles } from '@qianwei/api/contract/exam-level';

/** A student's identity, as the head of home shows it. */
export interface IdentityFacts {
  name: string;
  examineeNo: string;
  /** 报考层次 in words. */
  level: string;
  majorName: string;
  majorCode: string;
  schoolName: string;
  examCommitteeName: string;
}

/** The part of a session that says who the student is. */
interface IdentitySource {
  name: string;
  applyExamLevel: string;
  majorName: string;
  schoolName: string;
  examCommitteeName: string;
  majorInfoList: readonly {
    majorName: string;
    majorCode: string;
    schoolName: string;
    applyExamLevel: string;
    examineeNo: string;
  }[];
}

const levels: Record<string, string | undefined> = examLevelTitles;

/** The identity of a session's student; null until a major is in use. Needs no answer of the server. */
export function identityOf(session: IdentitySource): IdentityFacts | null {
  const { name, applyExamLevel, majorName, schoolName, examCommitteeName, majorInfoList } = session;
  // A session keeps no id of the major in use (SESSION-1); a name alone may stand at two levels.
  const major = majorInfoList.find(
    (info) =>
      info.majorName === majorName &&
      info.applyExamLevel === applyExamLevel &&
      info.schoolName === schoolName,
  );
  const level = levels[applyExamLevel];
  if (!name || major === undefined || level === undefined) return null;
  const { examineeNo, majorCode } = major;
  return { name, examineeNo, level, majorName, majorCode, schoolName, examCommitteeName };
}

/** The owner of a document, as its head says it: 姓名, 准考证号 and 专业 of the major in use. */
export function identityRows(session: IdentitySource & { account: string }): [term: string, value: string][] {
  const facts = identityOf(session);
  const major = facts ? `${facts.majorCode} ${facts.majorName}（${facts.level}）` : session.majorName;
  const rows: [string, string][] = [
    ['姓名', session.name],
    ['准考证号', facts?.examineeNo ?? session.account],
    ['专业', major],
  ];
  return rows.filter(([, value]) => value !== '');
}
