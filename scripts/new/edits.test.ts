import { expect, it } from 'vitest';
import { replacePending, withoutPurpose, withRoutes } from './edits.ts';
import { namesOf } from './page-files.ts';

const names = namesOf('course', 'liveList');

it('a new page is named after its address', () => {
  expect(names).toEqual({
    area: 'course',
    file: 'live-list',
    key: 'courseLiveList',
    Page: 'CourseLiveListPage',
    call: 'getCourseLiveList',
  });
  expect(namesOf('live', 'live').Page).toBe('LivePage');
});

const table = (rows: string) =>
  `import { pendingPage } from '../areas/pending/pending.page.ts';\nexport const table = [${rows}];\n`;
const pending = (path: string) => `pendingPage({\n  path: '${path}',\n  title: '直播',\n})`;

it('its declaration takes the place of the pending page, whose import goes with the last one', () => {
  const other = pending('/course/live');
  const before = table(`${pending('/course/liveList')}, ${other}`);
  expect(replacePending(before, '/course/liveList', names)).toBe(
    `import { courseLiveListPage } from '../areas/course/live-list.page.ts';\n${table(`courseLiveListPage, ${other}`)}`,
  );
  expect(replacePending(table(pending('/course/liveList')), '/course/liveList', names)).not.toContain(
    'pending',
  );
  expect(() => replacePending(before, '/course', names)).toThrow('/course is no pending page');
});

it('its purpose is removed', () => {
  const before = "{\n  '/live': '看直播。',\n  '/live/list': '查看课表。',\n}";
  expect(withoutPurpose(before, '/live')).toBe("{\n  '/live/list': '查看课表。',\n}");
});

it('its calls are answered by the server', () => {
  expect(withRoutes('const all = [\n  ...homeRoutes,\n];\n', names)).toBe(
    `import { courseLiveListRoutes } from './areas/course/live-list.routes.ts';\nconst all = [\n  ...homeRoutes,\n  ...courseLiveListRoutes,\n];\n`,
  );
});
