import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import PhotoCrop from './PhotoCrop.tsx';
import { photoFacts } from './photo-facts.ts';

/** A picture that is light on the left and a little darker on the right, with enough grain for a photo of 20 KB. */
async function halves(): Promise<File> {
  const [width, height] = [2400, 1200];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const picture = context.createImageData(width, height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const x = (at / 4) % width;
    const grain = (at * 7919) % 23;
    picture.data.fill((x < width / 2 ? 225 : 185) + grain, at, at + 3);
    // Paper that is yellow: a grey picture is refused.
    picture.data[at + 2] = (x < width / 2 ? 190 : 150) + grain;
    picture.data[at + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '照片.png', { type: 'image/png' });
}

/** Width, height and kind of a cut photo, and how light its left and its right edge are, 0 to 255. */
async function look(photo: Blob) {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const lightFrom = (x: number) => {
    const reds = context.getImageData(x, 0, 20, height).data.filter((_, at) => at % 4 === 0);
    return reds.reduce((sum, red) => sum + red, 0) / reds.length;
  };
  return { width, height, type: photo.type, left: lightFrom(0), right: lightFrom(width - 20) };
}

it('2.3 a small photo in colour on a large white page has colour, a page with a grey one has none', async () => {
  const scanned = async (colour: string) => {
    const canvas = new OffscreenCanvas(2400, 3200);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 2400, 3200);
    context.fillStyle = colour;
    context.fillRect(900, 1200, 300, 400);
    return (await photoFacts(await canvas.convertToBlob({ type: 'image/png' })))?.hasColour;
  };
  expect(await scanned('rgb(224, 190, 170)')).toBe(true);
  expect(await scanned('rgb(190, 190, 186)')).toBe(false);
});

describe('the photo that is cut on this device', () => {
  /** Opens the picture; `last` is the photo that was handed over last. */
  async function open() {
    const cuts: (Blob | null)[] = [];
    await render(
      <LocaleProvider>
        <PhotoCrop picture={await halves()} onCut={(photo) => cuts.push(photo)} note="证件照" />
      </LocaleProvider>,
    );
    const last = async () => {
      const photo = cuts.at(-1);
      return photo ? look(photo) : null;
    };
    await expect.poll(last).toMatchObject({ width: 480, height: 640, type: 'image/jpeg' });
    const bytes = cuts.at(-1)?.size ?? 0;
    expect(bytes).toBeGreaterThanOrEqual(20 * 1024);
    expect(bytes).toBeLessThanOrEqual(500 * 1024);
    // The middle of the picture: one half of the photo is light, the other one darker.
    const { left, right } = (await last())!;
    expect(left - right).toBeGreaterThan(20);
    return last;
  }

  it('/practiceSignUp the keyboard moves the frame: the photo is 480×640 of another part', async () => {
    const last = await open();
    await userEvent.tab();
    await expect.element(page.getByRole('img', { name: /证件照裁剪/ })).toHaveFocus();
    await userEvent.keyboard('{+>4/}{Shift>}{ArrowLeft>40/}{/Shift}');
    const isOneHalf = async () => {
      const photo = await last();
      return photo !== null && Math.abs(photo.left - photo.right) < 8 && photo.width === 480;
    };
    await expect.poll(isOneHalf).toBe(true);
    await expect.element(page.getByText('480 × 640').first()).toBeVisible();
  });

  it('/practiceSignUp the pointer drags the picture: the photo is 480×640 of another part', async () => {
    const last = await open();
    const stage = page.getByRole('img', { name: /证件照裁剪/ }).element() as HTMLElement;
    // A pointer that a script moves cannot be captured.
    stage.setPointerCapture = () => {};
    const { left, top, width, height } = stage.getBoundingClientRect();
    const point = (type: string, x: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: 1, bubbles: true, clientX: left + x * width, clientY: top + height / 2 },
        }),
      );
    for (let drag = 0; drag < 3; drag += 1) {
      point('pointerdown', 0.05);
      point('pointermove', 0.95);
      point('pointerup', 0.95);
    }
    const photo = async () => {
      const now = await last();
      return now && { width: now.width, height: now.height, isEven: Math.abs(now.left - now.right) < 8 };
    };
    await expect.poll(photo).toEqual({ width: 480, height: 640, isEven: true });
  });
});
