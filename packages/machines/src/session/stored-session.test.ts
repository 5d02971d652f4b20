import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySession, parseStoredSession, type StoredSession } from './stored-session.ts';

const major = {
  majorId: 'sm-1',
  majorCode: '080901',
  majorName: '计算机科学与技术',
  applyExamLevel: 'TOP_UP',
  schoolName: '江澜大学',
  examCommitteeName: '江澜市自学考试办公室',
  examineeNo: '320126100001',
  status: 'NORMAL',
  isDefault: true,
};
const session: StoredSession = {
  ...emptySession,
  status: 1,
  token: 'secret',
  userRole: 7200,
  expire: 7200,
  id: 's-1',
  name: '周子墨',
  majorInfoList: [major],
  platform: '10001',
};

it('SESSION-1 holds exactly the fields of the specification and the platform', () => {
  expect(Object.keys(emptySession).sort()).toEqual(
    [
      ...['status', 'token', 'userRole', 'name', 'id', 'applyExamLevel', 'examCommitteeName', 'expire'],
      ...['majorName', 'schoolName', 'majorInfoList', 'headUrl', 'account', 'schoolLogo', 'platform'],
    ].sort(),
  );
});

it('SESSION-1 reads back what was stored, and leaves out fields that do not belong there', () => {
  expect(parseStoredSession(JSON.stringify({ ...session, idCard: '320198200001010011' }))).toEqual(session);
  expect(parseStoredSession(JSON.stringify({ token: 't', userRole: 1 }))).toEqual({
    ...emptySession,
    token: 't',
    userRole: 1,
  });
});

it.each([
  ['half a text', '{"token":"a"'],
  ['another program’s list', '[1,2]'],
  ['another program’s object', '{"theme":"dark"}'],
  ['a token that is no text', JSON.stringify({ ...session, token: { a: 1 } })],
  ['a token that no header can carry', JSON.stringify({ ...session, token: '令牌' })],
  ['a token with a line break', JSON.stringify({ ...session, token: 'a\nb' })],
  ['a token that is too long for a header', JSON.stringify({ ...session, token: 'a'.repeat(4097) })],
  ['a role that is no number', JSON.stringify({ ...session, userRole: '1' })],
  ['a list of majors that is none', JSON.stringify({ ...session, majorInfoList: 'x' })],
  ['a major without id', JSON.stringify({ ...session, majorInfoList: [{ majorName: 'x' }] })],
  ['nobody logged in', JSON.stringify(emptySession)],
])('SESSION-1 drops %s', (_, stored) => {
  expect(parseStoredSession(stored)).toBeNull();
});

it('SESSION-1 never fails, whatever is stored, and SESSION-2 only ever yields a session with a role', () => {
  const fields = fc.record(
    Object.fromEntries(Object.keys(emptySession).map((key) => [key, fc.anything()])) as Record<
      string,
      fc.Arbitrary<unknown>
    >,
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string(), fields), (stored) => {
      const parsed = parseStoredSession(stored);
      expect(parsed === null || (parsed.userRole !== 0 && parsed.token !== '')).toBe(true);
      expect(parsed && parseStoredSession(JSON.stringify(parsed))).toEqual(parsed);
    }),
    { numRuns: 1000 },
  );
});
