import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('references', import.meta.url));

const KiB = 1024;

/** What all pictures together may weigh, what one story may, and what a page of the portal with all its stories may. */
const maxBytes = { together: 12 * 1024 * KiB, story: 64 * KiB, page: 128 * KiB };

/** Pages with more to show than others, by the name of their stories. */
const larger: Record<string, number> = {
  'areas-exam-attempt-answerpage': 800 * KiB,
  'areas-exam-overview-testpage': 560 * KiB,
  'areas-exam-analysis-analysispage': 260 * KiB,
  'areas-login-loginpage': 190 * KiB,
  'areas-home-homepage': 240 * KiB,
  'areas-academic-plan-examplanpage': 240 * KiB,
  'areas-academic-registration-registrationspage': 220 * KiB,
  'areas-academic-grades-gradepage': 250 * KiB,
  'areas-academic-setting-coursesettingpage': 320 * KiB,
  'areas-academic-planner-plannerpage': 300 * KiB,
  'areas-exam-assessment-assessmentpage': 190 * KiB,
};

const pictures = readdirSync(folder)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => ({ file, page: file.split('--')[0] ?? file, size: statSync(`${folder}/${file}`).size }));

const sum = (sizes: readonly { size: number }[]) => sizes.reduce((total, { size }) => total + size, 0);

describe('the reference pictures keep their budget, so that a clone stays small', () => {
  it('weighs at most 12 MiB together', () => {
    expect(sum(pictures)).toBeLessThanOrEqual(maxBytes.together);
  });

  it('weighs at most 64 KiB a story', () => {
    expect(pictures.filter(({ size }) => size > maxBytes.story)).toEqual([]);
  });

  it('weighs at most 128 KiB a page of the portal, or what is set for that page', () => {
    const pages = [...new Set(pictures.map(({ page }) => page))].filter((page) => page.startsWith('areas-'));
    const tooLarge = pages
      .map((page) => ({ page, size: sum(pictures.filter((picture) => picture.page === page)) }))
      .filter(({ page, size }) => size > (larger[page] ?? maxBytes.page));
    expect(tooLarge).toEqual([]);
  });
});
