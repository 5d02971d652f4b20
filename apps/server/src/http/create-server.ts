import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { sampleRoutes } from '../apply/samples/sample-routes.ts';
import { samplesPath } from '../apply/samples/samples.ts';
import type { MovableClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { eventRoutes } from '../events/event-routes.ts';
import { fileRoutes } from '../files/file-routes.ts';
import { mediaOrigins } from '../media/media-lines.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import { servePortal } from '../static/serve-portal.ts';
import { type Admission, createAdmission } from './admission.ts';
import { type Caller, identify, type NodeBindings, namesTwoHosts } from './caller.ts';
import { devRoutes } from './dev-routes.ts';
import { answer, crashed, malformedRequest, succeeded, unknownPath } from './envelope.ts';
import { allowOrigin, preflight, protect } from './headers.ts';
import type { Implementation } from './implement.ts';
import { runCall } from './run-call.ts';

/** A server that answers requests, with or without a socket. */
export type HttpApp = Hono<{ Bindings: NodeBindings; Variables: { caller: Caller } }>;

function addHealth(app: HttpApp, { db, log }: Deps): void {
  app.get('/api/health', () => answer(succeeded({ alive: true })));
  app.get('/api/ready', async () => {
    try {
      await db.execute(sql`select 1`);
      return answer(succeeded({ ready: true }));
    } catch (error) {
      log.error('not ready', error);
      return answer({ ...crashed, errorMsg: '数据库暂时无法连接' }, 503);
    }
  });
}

function addCalls(
  app: HttpApp,
  deps: Deps,
  admission: Admission,
  implementations: readonly Implementation[],
): void {
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint;
    app.on(method, `/api${path}`, (c) =>
      runCall(deps, admission, c.get('caller'), implementation, c.req.raw),
    );
  }
}

/** Puts calls, events, files, clips, samples, health and the built portal on one server. `devClock` is moved by /api/dev/clock in test mode. */
export function createServer(
  deps: Deps,
  implementations: readonly Implementation[],
  devClock: MovableClock | null,
): HttpApp {
  const app: HttpApp = new Hono();
  const { settings, clock, log, random } = deps;
  const admission = createAdmission(() => clock.now().getTime(), settings.limitsLifted);
  const portal = servePortal(settings.portalDir, mediaOrigins(settings.mediaLines));
  app.use(async (c, next) => {
    const caller = identify(c.req.raw, c.env, settings, random.id);
    c.set('caller', caller);
    if (namesTwoHosts(c.env)) c.res = answer(malformedRequest, 400);
    else if (c.req.method === 'OPTIONS' && c.req.path.startsWith('/api/')) c.res = preflight();
    else await next();
    protect(c.res, caller, clock.now());
    allowOrigin(c.res, c.req.header('origin') ?? null, settings.publicOrigins);
  });
  addHealth(app, deps);
  addCalls(app, deps, admission, implementations);
  app.route('/api/events', eventRoutes(deps, admission));
  app.route('/api/files', fileRoutes(deps));
  app.route('/api/media', mediaRoutes(deps));
  app.route(samplesPath, sampleRoutes(deps));
  app.route('/api/dev', devRoutes(deps, devClock));
  app.all('/api', () => answer(unknownPath, 404));
  app.all('/api/*', () => answer(unknownPath, 404));
  app.all('*', (c) => portal(c.req.raw));
  app.onError((error) => {
    log.error('request failed', error);
    return answer(crashed, 500);
  });
  return app;
}
