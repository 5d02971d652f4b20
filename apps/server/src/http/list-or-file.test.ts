import { getGradeList } from '@qianwei/api/contract/academic/grade';
import { errorCode } from '@qianwei/api/contract/envelope';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { implementations } from '../app.ts';
import { createDemoApp } from '../testing/demo-app.ts';
import { grownTestId } from '../testing/grown-student.ts';
import { onPostgres } from '../testing/test-database.ts';

const asked = { testId: grownTestId, export: true };

/** Words for the calls that ask about something else as well. */
const askedMore = {
  ...{ ...asked, manualType: 'THESIS', ruleType: 'MANAGE' },
  ...{ planId: 'of-another', commitmentId: 'of-another' },
};

/** The calls of the contract that can answer with a file, and of them those that do so to the few words. */
const everyExport = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ payload }) => 'entries' in payload && 'export' in (payload.entries as object));
const exports = everyExport.filter(({ payload }) => v.is(payload, asked));

onPostgres('files of a student', { demo: true }, (open) => {
  it('ten in ten minutes, of whatever call; the eleventh of any says when to come back', async () => {
    const app = await createDemoApp(open());
    const { token } = await app.login('周子墨');
    const ask = (endpoint: (typeof exports)[number]) => app.send(endpoint, asked, { token });
    expect(exports.length).toBeGreaterThanOrEqual(5);
    for (let sent = 0; sent < 10; sent += 1) {
      const response = await ask(exports[sent % exports.length]!);
      expect(response.headers.get('content-disposition')).toContain('attachment');
    }
    for (const endpoint of everyExport)
      expect(await (await app.send(endpoint, askedMore, { token })).json(), endpoint.path).toMatchObject({
        errorCode: errorCode.tooFrequent,
        data: { retryAfter: expect.any(Number) },
      });
    // A list is no file.
    expect((await app.call(getGradeList, {}, { token })).errorCode).toBe(0);
    app.clock.setOffset(601_000);
    const later = await app.send(getGradeList, { export: true }, { token });
    expect(later.headers.get('content-disposition')).toContain('attachment');
  });
});
