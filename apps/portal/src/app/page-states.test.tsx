import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { loadHash } from '@qianwei/api/signing/hash';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Route } from 'wouter';
import { violationsIn } from '../../../../.storybook/checks/axe.ts';
import { brokenWordsIn } from '../../../../.storybook/checks/lines.ts';
import { settled } from '../../../../.storybook/checks/settled.ts';
import { unwantedWordsIn } from '../../../../.storybook/checks/words.ts';
import { latinPhrases } from '../../../../tests/support/words.ts';
import { pages } from '../routes/pages.ts';
import { forgetCalls } from '../shared/client/story-calls.ts';
import {
  anyCall,
  type Fixture,
  hangs,
  offline,
  refuses,
  StoryApp,
  storyStudent,
} from '../shared/client/story-client.tsx';

// The development server compiles a module at its first request: that must not count as the time of a test.
await Promise.all([loadHash('SHA256'), ...Object.values(pages).map(({ code }) => code())]);

beforeAll(forgetCalls);

const busy = () => document.querySelector('[aria-busy="true"]');
const retry = () => page.getByRole('button', { name: /^重(试|新)/ }).first();
/** The words that a screen reader says by itself: live regions, and the element with the focus. */
const said = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]'), document.activeElement]
    .filter((element) => element !== document.body)
    .map((element) => element?.textContent)
    .join('\n');

/** HTTP texts keep words of the specification that no page says: `refusal.test.ts` holds them. */
const busyServer = refuses(anyCall, errorCode.serverBusy, '系统繁忙，请稍后再试');

const major = {
  schoolName: '江澜大学',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  isDefault: false,
  majorCode: '120203K',
  applyExamLevel: 'TOP_UP',
  examineeNo: '013224100010',
  status: 'NORMAL',
};

/** With two majors: only then is there a choice of one. */
const student = {
  ...storyStudent,
  majorInfoList: [
    { ...major, majorId: 'a', majorName: '会计学' },
    { ...major, majorId: 'b', majorName: '电子商务' },
  ],
};

/** Opens a page whose every call ends as the fixture does. Counts the calls. */
async function openPage(key: string, { reply, ...fixture }: Fixture) {
  const declared = pages[key];
  if (declared === undefined) throw new Error(`${key} is no page`);
  const { path, example = path, code } = declared;
  const { default: Content } = await code();
  const asked = { calls: 0 };
  const counted: Fixture = {
    ...fixture,
    reply: (payload) => {
      asked.calls += 1;
      return reply(payload);
    },
  };
  await cleanup();
  await render(
    <StoryApp path={example} student={student} fixtures={[counted]}>
      <Route path={path.replace(/\?view=.*$/, '')}>
        <Content />
      </Route>
    </StoryApp>,
  );
  await settled();
  return asked;
}

const lines = () => document.body.innerText.split('\n');

/** Lists the faults of the page as it is, at 360 px. The frame of the portal has the `main` that is missing here. */
async function faults(): Promise<string[]> {
  await page.viewport(360, 800);
  await settled();
  const { body } = document;
  const found = [...unwantedWordsIn(body), ...latinPhrases(), ...brokenWordsIn(body)];
  found.push(...(await violationsIn('every rule')));
  await page.viewport(1280, 800);
  return found.filter((fault) => !fault.startsWith('landmark-one-main'));
}

it.each(Object.keys(pages))(
  'ERR-4 ERR-5 %s announces that it loads, says why it fails and asks again, or is complete without an answer',
  async (key) => {
    const written = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level));
    await openPage(key, hangs(anyCall));
    const loads = busy() !== null;
    if (loads) expect(document.body.textContent).toMatch(/正在(加载|打开)/);
    else expect(document.querySelectorAll('h1')).toHaveLength(1);
    const complete = lines();
    expect(await faults()).toEqual([]);
    for (const fixture of [busyServer, offline(anyCall)]) {
      const asked = await openPage(key, fixture);
      if (!loads) {
        // Nothing is gone; a form may say beside its picture that it has none.
        expect(lines()).toEqual(expect.arrayContaining(complete));
        continue;
      }
      await expect.element(retry()).toBeVisible();
      expect(document.querySelectorAll('h1').length).toBeLessThanOrEqual(1);
      expect(said()).toMatch(/失败|无法|没有|未能/);
      expect(said()).toMatch(/[，。！）]/);
      const { calls } = asked;
      await retry().click();
      await expect.poll(() => asked.calls).toBeGreaterThan(calls);
    }
    if (loads) expect(await faults()).toEqual([]);
    for (const spy of written) expect(spy.mock.calls).toEqual([]);
  },
);
