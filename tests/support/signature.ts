import type { Page } from 'playwright';

/** Enough points for a signature: fewer are a dash. */
const pointsOfStroke = 16;

/** Writes three strokes on the pad, as a hand does, and sends nothing. */
export async function writeByHand(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /手写签名区/ }).first();
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const stroke of [0, 1, 2]) {
    const at = (share: number) =>
      [
        x + width * (0.2 + 0.2 * stroke + 0.16 * share),
        y + height * (0.45 + 0.2 * Math.sin(share * 7 + stroke)),
      ] as const;
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let point = 1; point < pointsOfStroke; point += 1)
      await page.mouse.move(...at(point / pointsOfStroke));
    await page.mouse.up();
  }
}

/** Writes on the pad, and sends what is written. */
export async function signByHand(page: Page): Promise<void> {
  await writeByHand(page);
  await page.getByRole('button', { name: '使用此签名' }).click();
  await page.getByRole('img', { name: '本人签名' }).waitFor();
}
