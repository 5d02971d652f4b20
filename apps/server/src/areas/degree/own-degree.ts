import type { DegreeApply, DegreeHolder } from '@qianwei/api/contract/graduation/degree';
import {
  type DegreeDocument,
  degreePart,
  emptyDegreeDocument,
} from '@qianwei/api/contract/graduation/degree-document';
import { editableParts, type OwnApply, readOwnApply, shownApply } from '../../apply/shown-apply.ts';
import { shownDraft } from '../../apply/shown-draft.ts';
import { shownAverage } from '../../degree/degree-average.ts';
import { degreeConditions, isDegreeOffered } from '../../degree/degree-conditions.ts';
import { type DegreeFacts, readDegreeFacts } from '../../degree/degree-facts.ts';
import { languageStandings } from '../../degree/language-standing.ts';
import type { StudentContext } from '../../http/implement.ts';
import { findArchivedThesis } from '../../student/archived-thesis.ts';
import { boundMobile, findStudent, type StudentWithAccount } from '../../student/find-student.ts';
import { certificatePinyin } from '../../student/name-pinyin.ts';
import { isThesis, passedThesis } from '../../studies/results.ts';
import { formatDateTime } from '../../time.ts';
import { degreeApplyForm, degreeMaterials } from './degree-form.ts';
import { readPathways } from './read-pathways.ts';

type OwnDegree = OwnApply<'DEGREE', DegreeDocument>;

async function holderOf(
  { db, secrets }: StudentContext,
  { studies }: OwnDegree,
  { student }: StudentWithAccount,
): Promise<DegreeHolder> {
  const { record, major, schoolName, counted } = studies;
  const archived = await findArchivedThesis(db, studies);
  const passed = passedThesis(counted.courses);
  return {
    name: student.name,
    namePinyin: await certificatePinyin(student.name),
    idCard: secrets.decrypt(student.idCardCipher),
    examineeNo: record.examineeNo,
    majorCode: major.majorCode,
    majorName: major.name,
    applyExamLevel: record.applyExamLevel,
    schoolName,
    registerDate: record.registerDate,
    degreeType: major.degreeType,
    graduateDate: record.graduateDate,
    thesisKind: counted.courses.find(isThesis)?.line.course.thesisKind ?? null,
    thesis:
      passed === undefined
        ? null
        : {
            title: archived?.title ?? '',
            titleEn: archived?.titleEn ?? '',
            score: passed.best?.grade.finalScore ?? null,
            level: passed.best?.grade.level ?? null,
            copyRate: archived?.copyRate ?? null,
          },
  };
}

/** The form of a student who has not filled it in: what is known. */
function initialOf(
  { secrets }: StudentContext,
  { student, account }: StudentWithAccount,
  holder: DegreeHolder,
  facts: DegreeFacts | null,
): DegreeDocument {
  const met = facts === null ? undefined : languageStandings(facts).find(({ own }) => own?.ok);
  return {
    ...emptyDegreeDocument,
    language: met?.way ?? null,
    titleEn: holder.thesis?.titleEn ?? '',
    namePinyin: holder.namePinyin[0] ?? '',
    mailName: student.name,
    mailPhone: boundMobile(secrets, account) ?? '',
    mailAddress: student.address,
    mailZipCode: student.zipCode,
  };
}

/** 学位申请 as it stands; `own` is what was read of it. */
export async function shownDegree(context: StudentContext, own: OwnDegree): Promise<DegreeApply> {
  const { db, session } = context;
  const { studies, row, batches } = own;
  const person = await findStudent(db, session.studentId);
  const holder = await holderOf(context, own, person);
  const facts = own.facts && (await readDegreeFacts(db, own.facts));
  const isOffered = isDegreeOffered(studies);
  const initial = initialOf(context, person, holder, facts);
  const document = own.draft?.document ?? own.submitted;
  const conditions = facts === null ? [] : degreeConditions(facts, document ?? initial);
  const materials = own.facts === null ? [] : await degreeMaterials(context, own.facts, document);
  return {
    ...(await shownApply(context, degreeApplyForm, own, { conditions, materials })),
    isOffered,
    ruleset: batches.rules?.rules ?? null,
    holder,
    average: facts === null || !isOffered ? null : shownAverage(facts),
    languages: facts === null ? [] : languageStandings(facts),
    deadline: facts?.deadline ? formatDateTime(facts.deadline) : null,
    pathways: facts === null ? [] : await readPathways(db, facts, conditions),
    draft: await shownDraft(context, 'DEGREE', own),
    document: own.submitted,
    editableParts: isOffered ? editableParts(degreeApplyForm, own, degreePart.options) : [],
    initial,
    publicityEnd: row?.publicityEnd ? formatDateTime(row.publicityEnd) : null,
  };
}

/** 学位申请 of the session's student. */
export const ownDegree = async (context: StudentContext): Promise<DegreeApply> =>
  shownDegree(context, await readOwnApply(context, degreeApplyForm));
