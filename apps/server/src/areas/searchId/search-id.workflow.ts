import { maskName } from '@qianwei/api/contract/fields';
import type { SearchIdAnswer, searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { codeKeyAsker } from '../../credentials/sms-request.ts';
import type { CallContext } from '../../http/implement.ts';
import { beginLookup } from '../../lookup/look-up.ts';
import { type LookupKind, noMatch } from '../../lookup/lookup-limits.ts';
import { mobileHash } from '../../student/personal.ts';
import { findRecords } from './search-id.queries.ts';

const kind: LookupKind = { name: 'search-id', perNumber: 3 };

/**
 * The candidate numbers of a person. The code is spent by a lookup that finds them; after a miss it still works, so that a
 * typing error costs no other message.
 */
export async function searchId(
  context: CallContext,
  { mobile, smsCode, codeKey, ...typed }: PayloadOf<typeof searchIdNLog>,
): Promise<SearchIdAnswer> {
  const proof = { mobile, scene: 'SEARCH_ID' as const, asker: codeKeyAsker(codeKey) };
  const { person, leftToday } = await beginLookup(context, kind, typed, () =>
    requireSmsCode(context, { ...proof, code: smsCode }),
  );
  const rows = await findRecords(context.db, person, mobileHash(context.secrets, mobile));
  if (rows.length === 0) throw noMatch(leftToday);
  await spendSmsCode(context, proof);
  const list = rows.map(({ record, major, school, committee, account }, index) => ({
    examineeNo: record.examineeNo,
    name: maskName(person.name),
    applyExamLevel: record.applyExamLevel,
    majorCode: major.majorCode,
    majorName: major.name,
    schoolName: school.name,
    examCommitteeName: committee.name,
    status: record.status,
    account:
      account.status === 'DISABLED'
        ? ('DISABLED' as const)
        : index === 0
          ? ('OWN' as const)
          : ('SAME' as const),
  }));
  return { list, leftToday };
}
