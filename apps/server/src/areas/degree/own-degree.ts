import type { DegreeApply, DegreeHolder } from '@qianwei/api/contract/graduation/degree';
import {
  type DegreeDocument,
  degreePart,
  emptyDegreeDocument,
} from '@qianwei/api/contract/graduation/degree-document';
import { eq } from 'drizzle-orm';
import { editableParts, type OwnApply, readOwnApply, shownApply } from '../../apply/shown-apply.ts';
import { shownDraft } from '../../apply/shown-draft.ts';
import { account } from '../../db/schema/account.ts';
import { student } from '../../db/schema/student.ts';
import { shownAverage } from '../../degree/degree-average.ts';
import { degreeConditions, isDegreeOffered } from '../../degree/degree-conditions.ts';
import { type DegreeFacts, readDegreeFacts } from '../../degree/degree-facts.ts';
import { languageStandings } from '../../degree/language-standing.ts';
import type { StudentContext } from '../../http/implement.ts';
import { notFound } from '../../http/refusal.ts';
import { findArchivedThesis } from '../../student/archived-thesis.ts';
import { certificatePinyin } from '../../student/name-pinyin.ts';
import { isThesis, passedThesis } from '../../studies/results.ts';
import { formatDateTime } from '../../time.ts';
import { degreeApplyForm, degreeMaterials } from './degree-form.ts';
import { readPathways } from './read-pathways.ts';

type OwnDegree = OwnApply<'DEGREE', DegreeDocument>;

async function findPerson({ db, session }: StudentContext) {
  const [row] = await db
    .select({ person: student, mobileCipher: account.mobileCipher })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(student.id, session.studentId));
  if (row === undefined) throw notFound();
  return row;
}

type Person = Awaited<ReturnType<typeof findPerson>>;

async function holderOf(
  { db, secrets }: StudentContext,
  { studies }: OwnDegree,
  { person }: Person,
): Promise<DegreeHolder> {
  const { record, major, schoolName, counted } = studies;
  const archived = await findArchivedThesis(db, studies);
  const passed = passedThesis(counted.courses);
  return {
    name: person.name,
    namePinyin: await certificatePinyin(person.name),
    idCard: secrets.decrypt(person.idCardCipher),
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
  { person, mobileCipher }: Person,
  holder: DegreeHolder,
  facts: DegreeFacts | null,
): DegreeDocument {
  const met = facts === null ? undefined : languageStandings(facts).find(({ own }) => own?.ok);
  return {
    ...emptyDegreeDocument,
    language: met?.way ?? null,
    titleEn: holder.thesis?.titleEn ?? '',
    namePinyin: holder.namePinyin[0] ?? '',
    mailName: person.name,
    mailPhone: mobileCipher === null ? '' : secrets.decrypt(mobileCipher),
    mailAddress: person.address,
    mailZipCode: person.zipCode,
  };
}

/** 学位申请 as it stands; `own` is what was read of it. */
export async function shownDegree(context: StudentContext, own: OwnDegree): Promise<DegreeApply> {
  const { db } = context;
  const { studies, row, batches, now } = own;
  const person = await findPerson(context);
  const holder = await holderOf(context, own, person);
  const facts = own.facts && (await readDegreeFacts(db, own.facts));
  const isOffered = isDegreeOffered(studies);
  const initial = initialOf(context, person, holder, facts);
  const document = own.draft?.document ?? own.submitted;
  const conditions = facts === null ? [] : degreeConditions(facts, document ?? initial);
  const materials =
    own.facts === null
      ? []
      : await degreeMaterials({ db, now, fileUrl: (fileId) => context.fileUrl(fileId) }, own.facts, document);
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
    editableParts: isOffered ? editableParts(own, degreePart.options) : [],
    initial,
    publicityEnd: row?.publicityEnd ? formatDateTime(row.publicityEnd) : null,
    certificate: row?.certNo && row.certDay ? { certNo: row.certNo, issueDay: row.certDay } : null,
    signatureUrl: row === null ? null : context.fileUrl(row.signatureFileId),
  };
}

/** 学位申请 of the session's student. */
export const ownDegree = async (context: StudentContext): Promise<DegreeApply> =>
  shownDegree(context, await readOwnApply(context, degreeApplyForm));
