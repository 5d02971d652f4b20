import { loadFailedSheets } from './failedSheets.ts';

/** How long the second try waits for a network that was only away for a moment. */
const retryDelayMs = 400;

/** How long the question waits whether the build is gone. */
const buildCheckMs = 4000;

/** Code, or its style sheet, could not be fetched, twice. */
export class MissingCode extends Error {
  /** A newer version has replaced the files: only a reload brings them. False when the network is the reason. */
  readonly isGone: boolean;

  constructor(cause: unknown, isGone: boolean) {
    super(isGone ? 'the build of this page is gone' : 'code could not be fetched', { cause });
    this.name = 'MissingCode';
    this.isGone = isGone;
  }
}

/**
 * Runs `load`, an `import()`, and again once after a failure. Resolves when the code and every style sheet have come, so
 * that nothing is shown undressed; throws `MissingCode` when they have not. An error of the code itself is thrown as it is.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadDressed(load);
  } catch (error) {
    if (isOwnError(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  try {
    return await loadDressed(load);
  } catch (error) {
    throw isOwnError(error) ? error : new MissingCode(error, await isBuildGone());
  }
}

async function loadDressed<Module>(load: () => Promise<Module>): Promise<Module> {
  await loadFailedSheets();
  const module = await load();
  await loadFailedSheets();
  return module;
}

/** Of code that came and is wrong; asked for again, it would be the same. */
const isOwnError = (error: unknown) => error instanceof SyntaxError || error instanceof ReferenceError;

/** True when the server no longer has the page's first script, whose name changes with every build. */
async function isBuildGone(): Promise<boolean> {
  const entry = globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry || !navigator.onLine) return false;
  try {
    const answer = await fetch(entry.src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(buildCheckMs),
    });
    // Some servers answer every address that they do not have with their start page. One that is busy or being started
    // (5xx) says nothing about the build.
    const isStartPage = answer.ok && answer.headers.get('content-type')?.includes('text/html') === true;
    return answer.status === 404 || answer.status === 410 || isStartPage;
  } catch {
    return false;
  }
}
