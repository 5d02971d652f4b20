import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { capture } from './capture.ts';
import { type VisualMode, visualModeFor } from './mode.ts';
import { differenceBetween, encode, heightOf, holds, readSheet, type Sheet, sheetOf } from './sheet.ts';
import { type View, viewOf } from './view.ts';

/** The pictures that are kept in the repository, or those that `pnpm visual --all` names. */
const references = process.env.VISUAL_REFERENCES ?? fileURLToPath(new URL('references', import.meta.url));
const results = fileURLToPath(new URL('../../.cache/visual', import.meta.url));

declare module 'vitest/browser' {
  interface BrowserCommands {
    visualMode(): Promise<VisualMode>;
    /** Takes the upper `height` px of the story as it is. */
    takeView(story: string, name: string, height: number): Promise<void>;
    /** Compares the views taken of the story with its reference, or makes the reference. Resolves with what is wrong. */
    judgeViews(story: string): Promise<string | null>;
  }
}

let decided: VisualMode | undefined;

const visualMode: BrowserCommand<[]> = () => {
  if (decided === undefined) {
    decided = visualModeFor(references);
    mkdirSync(results, { recursive: true });
    // For scripts/visual.mjs and scripts/test.mjs, which say it at the end of the run.
    writeFileSync(join(results, 'mode.json'), JSON.stringify(decided));
  }
  return decided;
};

const fileOf = (story: string) => join(references, `${story}.webp`);

/** The pictures taken of a story, and the reference. */
type Taking = { views: View[]; expected: Sheet | null };

/** By story: the same story is never open twice at one time. */
const taken = new Map<string, Taking>();

async function takingOf(story: string): Promise<Taking> {
  const running = taken.get(story);
  if (running !== undefined) return running;
  const isCompared = decided?.mode === 'compare' && existsSync(fileOf(story));
  const taking = { views: [], expected: isCompared ? await readSheet(readFileSync(fileOf(story))) : null };
  taken.set(story, taking);
  return taking;
}

/** Two frames of the tested page: what it showed before them has been painted after them. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const takeView: BrowserCommand<[string, string, number]> = async (
  { iframe, frame, page, context },
  story,
  name,
  height,
) => {
  const box = await iframe.owner().boundingBox();
  if (box === null) throw new Error('the story has no frame');
  const shoot = async () => {
    const clip = { ...box, height: Math.min(height, box.height) };
    return viewOf(name, await capture(page, context, clip));
  };
  const { views, expected } = await takingOf(story);
  let view = await shoot();
  if (expected === null || !holds(expected, view, heightOf(views))) {
    // A new page may not be painted in the first picture: two that are some frames apart must be alike.
    const tested = await frame();
    const shootLater = async () => {
      await tested.evaluate(painted);
      return shoot();
    };
    for (let again = await shootLater(); !again.pixels.equals(view.pixels); again = await shootLater())
      view = again;
  }
  views.push(view);
};

const judgeViews: BrowserCommand<[string]> = async (_, story) => {
  const { views, expected } = await takingOf(story);
  taken.delete(story);
  const sheet = sheetOf(views);
  if (decided?.mode === 'update') {
    writeFileSync(fileOf(story), await encode(sheet));
    return null;
  }
  // Among all combinations a story that was not there yet has nothing to be compared with.
  if (expected === null && decided?.views === 'product') return null;
  if (expected === null) return 'has no reference picture: run pnpm visual --update';
  const difference = differenceBetween(sheet, expected);
  if (difference === null) return null;
  const folder = join(results, story);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'expected.webp'), await encode(expected));
  writeFileSync(join(folder, 'actual.webp'), await encode(sheet));
  writeFileSync(join(folder, 'difference.webp'), await encode(difference.picture));
  writeFileSync(join(folder, 'difference.txt'), difference.text);
  return `looks different (${difference.text}): see .cache/visual/index.html`;
};

/** Commands that a story's test may send to the machine that runs it. */
export const visualCommands = { visualMode, takeView, judgeViews };
