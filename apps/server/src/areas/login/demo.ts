import { loginLog } from '../../db/schema/session.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';

const dayMs = 86_400_000;

/** Yesterday at this time a login, and a failed one 90 seconds before, of everyone who has been here before. */
export const loadLoginDemo: AreaDemo = async (db, people, _calendar, { now }) => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const seen = [...people.values()].filter(({ person }) => !person.firstLogin);
  await db.insert(loginLog).values(
    seen.flatMap(({ accountId }, index) => {
      const login = {
        accountId,
        ip: `203.0.113.${10 + index}`,
        device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
        method: 'PASSWORD' as const,
      };
      return [
        { ...login, time: before(dayMs + 90_000), result: 'FAILED' as const },
        { ...login, time: before(dayMs), result: 'SUCCESS' as const },
      ];
    }),
  );
};
