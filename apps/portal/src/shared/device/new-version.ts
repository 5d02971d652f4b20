/** Sent to a worker that waits with a new version: the student accepts it. */
export const acceptMessage = 'accept';

/** How long a new version may take to arrive before the page is reloaded as it is, ms. */
const patienceMs = 20_000;

/**
 * Reloads the page with the newest version. Where a worker keeps the portal, that is fetched and accepted first: a mere
 * reload would open the kept one again. The caller asks `isLeaveGuarded` before: what was typed would be lost.
 */
export async function openNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await Promise.race([accepted(registration), pause(patienceMs)]);
  location.reload();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the newest version serves this page, also when it cannot be fetched. */
async function accepted(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting === null) {
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing) await settled(installing);
  }
  const { waiting } = registration;
  if (waiting === null) return;
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  waiting.postMessage(acceptMessage);
  await taken;
}

/** Resolves when a worker is installed, or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}
