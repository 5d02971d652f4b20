import { isAnswer } from '../../areas/exam/attempt/opening/answer-address.ts';
import { openNewVersion } from '../../shared/device/new-version.ts';
import { isLeaveGuarded } from '../../shared/form/use-leave-guard.ts';
import type { Notify } from '../../shared/page/notify.tsx';

/** How often a tab that stays open looks for a new version, at most, ms. */
const minCheckIntervalMs = 60 * 60_000;

/** Events of wouter and the browser when another page is shown. */
const navigations = ['popstate', 'pushState', 'replaceState'] as const;

/**
 * Has a worker keep the portal on this device, and announces a new version with 立即刷新, though never to a student who
 * answers a test. Does nothing where the browser has no workers (plain http, private windows of some).
 */
export async function keepPortal(notify: Notify): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers
    ?.register('/sw.js', { updateViaCache: 'none' })
    // Refused, or without a network: the portal works as without a worker.
    .catch(() => undefined);
  if (!registration) return;
  announceNew(registration, notify);
  checkWhenSeen(registration);
}

function announceNew(registration: ServiceWorkerRegistration, notify: Notify): void {
  let announced: ServiceWorker | null = null;
  const look = () => {
    const { waiting, active } = registration;
    // The first worker waits for a moment, too: nothing is new then.
    if (waiting === null || active === null || waiting === announced || isAnswer(location.pathname)) return;
    announced = waiting;
    offer(notify, '检测到新版本，刷新后生效。');
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  for (const name of navigations) addEventListener(name, look);
  watch();
  look();
}

function offer(notify: Notify, text: string): void {
  const accept = () => {
    if (isLeaveGuarded()) offer(notify, '还有没保存的内容，请先保存，再刷新到新版本。');
    else void openNewVersion();
  };
  notify({
    type: 'info',
    text,
    duration: 0,
    action: { label: '立即刷新', onPress: accept },
  });
}

/** A browser looks for a new version when a tab is opened; one that stays open for days would not hear of it. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < minCheckIntervalMs) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}
