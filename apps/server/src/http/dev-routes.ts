import { mobile as mobileField } from '@qianwei/api/contract/fields';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { MovableClock } from '../clock.ts';
import { demoAccounts } from '../demo/people.ts';
import type { Deps } from '../deps.ts';
import { readOutbox } from '../sms/outbox.ts';
import { formatDateTime } from '../time.ts';
import type { Caller } from './caller.ts';
import { answer, refused, succeeded, unknownPath } from './envelope.ts';
import { isOwnPage } from './own-page.ts';
import { fieldRefusal } from './refusal.ts';

const clockMove = v.object({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-1e12), v.maxValue(1e12)),
});

type DevRoutes = Hono<{ Variables: { caller: Caller } }>;

/**
 * Routes for demonstrations and tests only. GET outbox?mobile= lists the SMS to a number (demo or test mode);
 * GET accounts lists the demo students, so that the login page can fill its form (demo);
 * POST clock {offsetMs} sets the server's clock that far from the real time (test mode).
 */
export function devRoutes(deps: Deps, clock: MovableClock | null): DevRoutes {
  const routes: DevRoutes = new Hono();
  const { settings, db, secrets, background } = deps;
  // Requests through a proxy or by another name of this machine, and pages of other sites, get 404.
  routes.use(async (c, next) => {
    const caller = c.get('caller');
    if (!caller.local || !isOwnPage(c.req.raw, caller, [])) return answer(unknownPath, 404);
    await next();
  });
  if (settings.demo || settings.testMode) {
    routes.get('/outbox', async (c) => {
      const mobile = v.safeParse(mobileField, c.req.query('mobile'));
      if (!mobile.success) return answer(refused(fieldRefusal({ mobile: '手机号格式不正确' })));
      // An SMS of an answered call may still be on its way into the outbox.
      await background.settled();
      return answer(succeeded({ list: await readOutbox(db, secrets, mobile.output) }));
    });
  }
  if (settings.demo) {
    const accounts = demoAccounts.map(({ name, stage, examineeNo, password }) => ({
      name,
      stage,
      account: examineeNo,
      password,
    }));
    routes.get('/accounts', () => answer(succeeded(accounts)));
  }
  if (settings.testMode && clock !== null) {
    routes.post('/clock', async (c) => {
      const move = v.safeParse(clockMove, await c.req.json().catch(() => null));
      if (!move.success) return answer(refused(fieldRefusal({ offsetMs: '应为毫秒数' })));
      clock.setOffset(move.output.offsetMs);
      return answer(succeeded({ serverTime: formatDateTime(clock.now()) }));
    });
  }
  return routes;
}
