import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loginPath, majorChoicePath, safeRedirect } from './redirect.ts';

const SITE = 'https://portal.example';

/** Strings composed of the pieces of attacks. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        '\0',
        ' ',
      ),
      fc.constantFrom('https:', 'javascript:', 'evil.example', 'login', 'course', '\ud800', '课程'),
      fc.string({ maxLength: 4, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

it('ROUTE-3 keeps a path of this site, with its query and hash', () => {
  for (const path of [
    '/',
    '/home/index',
    '/academic/gradeSearch?x=1&y=二#top',
    '/live?from=https://a.example//b',
  ]) {
    expect(safeRedirect(path)).toBe(path);
  }
});

it.each([
  ['another host', '//evil.example'],
  ['another host behind a dot', '/.//evil.example'],
  ['a path with two slashes', '/home//evil.example'],
  ['a full address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', '/\\evil.example'],
  ['a tab that browsers strip', '/\t/evil.example'],
  ['a relative path', 'home/index'],
  ['half a character', '/\ud800'],
  ['the login page', '/login?redirect=%2Flogin'],
  ['the login page by a detour', '/home/../login'],
  ['no text', undefined],
  ['several values', ['/home']],
])('ROUTE-3 ignores a redirect that is %s', (_, value) => {
  expect(safeRedirect(value)).toBe('/');
});

it('ROUTE-3 never leads to another site, whatever the redirect says', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.webUrl(), fc.anything()), (value) => {
      const path = safeRedirect(value);
      const url = new URL(path, SITE);
      expect(url.origin).toBe(SITE);
      expect(new URL(url.pathname, SITE).origin).toBe(SITE);
      expect(url.pathname).not.toBe('/login');
      expect(path).not.toMatch(/\\|^\/\//);
    }),
    { numRuns: 3000 },
  );
});

it('ROUTE-3 keeps the wanted path in the query of the choice of a major, once', () => {
  expect(majorChoicePath('/notice/3?from=sms')).toBe('/chooseMajor?redirect=%2Fnotice%2F3%3Ffrom%3Dsms');
  expect(majorChoicePath(majorChoicePath('/notice/3'))).toBe('/chooseMajor?redirect=%2Fnotice%2F3');
  expect(['/', '//evil.example', undefined].map(majorChoicePath)).toEqual(Array(3).fill('/chooseMajor'));
});

it('ROUTE-3 keeps the wanted path in the query of the login page and returns it unchanged', () => {
  expect(loginPath('/academic/gradeSearch?x=1')).toBe('/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1');
  expect(loginPath('/')).toBe('/login?redirect=%2F');
  expect(loginPath('//evil.example')).toBe('/login');
  expect(loginPath()).toBe('/login');
  fc.assert(
    fc.property(hostile, (value) => {
      const redirect = new URL(loginPath(value), SITE).searchParams.get('redirect');
      expect(safeRedirect(redirect)).toBe(redirect === null ? '/' : value);
    }),
  );
});
