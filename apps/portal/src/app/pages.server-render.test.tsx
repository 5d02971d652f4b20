import type { Endpoint } from '@qianwei/api/endpoint';
import { parseMoment } from '@qianwei/api/time/moment';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoInstitution, openDemoInstitution } from '../../../../scripts/fixtures/demo-institution.ts';
import { type StudentPages, studentPages, visitorPages } from '../../../../tests/support/page-addresses.ts';
import type { Session } from '../shared/session/session.tsx';
import { storyTime } from '../shared/time/time.fixtures.ts';
import { type PageAnswer, renderPage } from './render.tsx';

/** Pages that are not rendered for a student, each with its reason. */
const excluded = [
  // Drafts on the device are newer than any server.
  'answer',
  // It has no data, and a test of its own: `prerender.tsx`.
  'login',
];

/** Pages that nobody has as an example: a view without a route of its own, and the choice of a major. */
const otherPages: StudentPages[] = [
  { student: '周子墨', pages: [['毕业倒推', '/academic/exam/plan?view=planner']] },
  { student: '何静', pages: [['chooseMajor', '/chooseMajor']] },
];

/** Each page with the student who opens it. */
const pagesOfStudents = [...studentPages, ...otherPages].flatMap(({ student, pages }) =>
  pages.map(([page, address]) => [page, address, student] as const),
);

const isRendered = ([page]: readonly [page: string, ...rest: unknown[]]) => !excluded.includes(page);
/** 周子墨 holds no practice ticket; a visitor's form is rendered. */
const hasData = ([page]: readonly [page: string, ...rest: unknown[]]) => page !== 'practiceTicket';
const widths = [412, 1280];

/** More rounds than the deepest page needs: user info, the page's calls, and those that depend on them. */
const maxRounds = 4;

/** Every call of the contract, by its path. */
const contract = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>(
      ['../../../../packages/api/src/contract/**/*.ts', '!**/*.test.ts'],
      { eager: true },
    ),
  )
    .flatMap((module) => Object.values(module) as Endpoint<unknown, unknown>[])
    .map((value) => [Object(value).path, value]),
);

/** A student or a visitor, with the answers of the demo institution. */
interface Reader {
  session: Session | null;
  ask: DemoInstitution['guest'];
  answers: PageAnswer[];
}

let institution: DemoInstitution;
const readers: Record<string, Reader> = {};
beforeAll(async () => {
  institution = await openDemoInstitution();
  readers.访客 = { session: null, ask: institution.guest, answers: [] };
  for (const name of new Set(pagesOfStudents.map(([, , student]) => student))) {
    const { login, ask } = await institution.student(name);
    const session = { ...login, userRole: login.expire, headUrl: '', schoolLogo: '', platform: '' };
    readers[name] = { session: session as Session, ask, answers: [] };
  }
});
afterAll(() => institution[Symbol.asyncDispose]());

async function answerOf({ ask }: Reader, { path, payload }: { path: string; payload: unknown }) {
  const endpoint = contract.get(path);
  if (endpoint === undefined) throw new Error(`${path} is no call of the contract`);
  return { path, payload, data: await ask(endpoint, payload) };
}

/** The page as a browser would get it: rendered, its calls answered, and rendered again until nothing is missing. */
async function opened(name: string, address: string, width: number): Promise<string> {
  const reader = readers[name];
  if (reader === undefined) throw new Error(`${name} has not logged in`);
  const { session, answers } = reader;
  const { pathname: path, search } = new URL(address, 'https://portal.example');
  const at = {
    path,
    search: search.slice(1),
    width,
    hostname: 'portal.example',
    now: parseMoment(storyTime),
  };
  for (let round = 1; round <= maxRounds; round += 1) {
    const { html, missing } = await renderPage({ ...at, session, answers });
    if (missing.length === 0 && html !== null) return html;
    answers.push(...(await Promise.all(missing.map((call) => answerOf(reader, call)))));
  }
  throw new Error(`${address} makes calls that depend on each other, in more than ${maxRounds} rounds`);
}

const skeletonClass = /class="([^"]+)"/.exec(renderToStaticMarkup(<Skeleton />))?.[1] ?? '';

/** The beginning of each part of a page that has a text in it. */
const partsWith = (text: string, html: string) =>
  html
    .split(text)
    .slice(1)
    .map((rest) => text + rest.slice(0, 200));

/** Nothing waits, and the page has its one head. */
async function expectWhole(name: string, address: string, width: number) {
  const said = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level));
  const html = await opened(name, address, width);
  for (const spy of said) expect(spy.mock.calls).toEqual([]);
  expect(partsWith('<h1', html)).toHaveLength(1);
  expect(partsWith('aria-busy="true"', html)).toEqual([]);
  expect(partsWith(skeletonClass, html)).toEqual([]);
}

it('runs without a browser', () => {
  expect([typeof window, typeof document, typeof location]).toEqual(['undefined', 'undefined', 'undefined']);
});

describe.each(widths)('at %i px', (width) => {
  it.each(pagesOfStudents.filter(isRendered).filter(hasData))(
    'the page %s (%s) is whole for %s with its data',
    (_, address, student) => expectWhole(student, address, width),
  );
  it.each(visitorPages.filter(isRendered))('a visitor gets %s with its data', (_, address) =>
    expectWhole('访客', address, width),
  );
});
