import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';

const square = { width: 100, height: 100, type: 'image/png' as const };

/** A picture whose left half is red and whose right half is blue. */
async function halves(width = 400, height = 400, type = 'image/png') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], '照片', { type });
}

/** The colour of a cut picture at a place, as red, green and blue. */
async function colourAt(blob: Blob, x: number, y: number) {
  const picture = await createImageBitmap(blob);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(x * picture.width, y * picture.height, 1, 1).data].slice(0, 3);
}

async function show(props: Partial<ImageCropperProps>) {
  let cut: (() => Promise<Blob>) | null = null;
  const screen = await render(
    <LocaleProvider>
      <ImageCropper
        file={null}
        output={square}
        {...props}
        onReady={(ready) => {
          cut = ready;
        }}
      />
    </LocaleProvider>,
  );
  const result = async () => {
    await expect.poll(() => cut).not.toBeNull();
    return cut!();
  };
  return { screen, result };
}

const red = [255, 0, 0];
const blue = [0, 0, 255];

describe('ImageCropper', () => {
  it('returns the middle of a picture at exactly the requested size', async () => {
    const { result } = await show({ file: await halves(800, 400) });
    const blob = await result();
    const { width, height } = await createImageBitmap(blob);
    expect([width, height, blob.type]).toEqual([100, 100, 'image/png']);
    expect(await colourAt(blob, 0.1, 0.5)).toEqual(red);
    expect(await colourAt(blob, 0.9, 0.5)).toEqual(blue);
  });

  it('is moved by arrow keys and brought nearer by + and −, and says where it is', async () => {
    const { screen, result } = await show({ file: await halves() });
    await result();
    await userEvent.tab();
    await expect.element(screen.getByRole('img')).toHaveFocus();
    await userEvent.keyboard('{+>8/}');
    await userEvent.keyboard('{Shift>}{ArrowLeft>20/}{/Shift}');
    expect(await colourAt(await result(), 0.9, 0.5)).toEqual(red);
    await expect
      .element(screen.getByRole('status').last())
      .toHaveTextContent(/横向 \d+%，纵向 50%，放大到 214%/);
    await userEvent.keyboard('{->9/}');
    await expect.element(screen.getByRole('slider')).toHaveValue('1');
  });

  it('follows the finger, and two of them bring it nearer', async () => {
    const { screen, result } = await show({ file: await halves() });
    await result();
    const stage = screen.getByRole('img').element() as HTMLElement;
    stage.setPointerCapture = () => {};
    // All in one go: nothing on the page moves between two of them.
    const { left, top, width, height } = stage.getBoundingClientRect();
    const point = (type: string, pointerId: number, x: number, y = 0.5) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId, bubbles: true, clientX: left + x * width, clientY: top + y * height },
        }),
      );
    point('pointerdown', 1, 0.4);
    point('pointerdown', 2, 0.6);
    point('pointermove', 1, 0.3);
    point('pointermove', 2, 0.7);
    point('pointerup', 2, 0.7);
    point('pointermove', 1, 0.9);
    await expect.element(screen.getByRole('slider')).toHaveValue('2');
    await expect.poll(async () => colourAt(await result(), 0.9, 0.5)).toEqual(red);
    point('pointerup', 1, 0.9);
  });

  it('zooms with the wheel, and the page does not scroll', async () => {
    const { screen, result } = await show({ file: await halves() });
    await result();
    const turn = new WheelEvent('wheel', { deltaY: -400, bubbles: true, cancelable: true });
    screen.getByRole('img').element().dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(true);
    await expect.element(screen.getByRole('slider')).not.toHaveValue('1');
  });

  it('is turned by a quarter', async () => {
    const { screen, result } = await show({ file: await halves() });
    const before = await result();
    expect(await colourAt(before, 0.1, 0.9)).toEqual(red);
    await screen.getByRole('button', { name: '旋转 90°' }).click();
    const corners = async (turned: Blob) => [
      await colourAt(turned, 0.9, 0.1),
      await colourAt(turned, 0.1, 0.9),
    ];
    await expect.poll(async () => corners(await result())).toEqual([red, blue]);
  });

  it('shows a photo upright, by its orientation', async () => {
    // Orientation 6: the camera was held a quarter turned; what is left in the file is at the top.
    const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
    const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    const jpeg = new Uint8Array(await (await halves(400, 400, 'image/jpeg')).arrayBuffer());
    const photo = new Blob([jpeg.slice(0, 2), new Uint8Array([...exif, ...orientation]), jpeg.slice(2)], {
      type: 'image/jpeg',
    });
    const { result } = await show({ file: photo as File });
    const [topRed] = await colourAt(await result(), 0.5, 0.1);
    const [, , bottomBlue] = await colourAt(await result(), 0.5, 0.9);
    expect([topRed, bottomBlue].every((value) => Number(value) > 240)).toBe(true);
  });

  it('returns a 证件照 of 20 to 500 KB, whatever the picture', async () => {
    const limits = { width: 480, height: 640, minBytes: 20 * 1024, maxBytes: 500 * 1024 };
    const noisy = new OffscreenCanvas(960, 1280);
    const context = noisy.getContext('2d')!;
    const data = context.createImageData(960, 1280);
    let seed = 7;
    for (let at = 0; at < data.data.length; at += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      data.data[at] = at % 4 === 3 ? 255 : seed >> 16;
    }
    context.putImageData(data, 0, 0);
    const heavy = new File([await noisy.convertToBlob()], 'a.png', { type: 'image/png' });
    const smooth = new OffscreenCanvas(960, 1280);
    const paint = smooth.getContext('2d')!;
    const shade = paint.createLinearGradient(0, 0, 960, 1280);
    shade.addColorStop(0, '#fff');
    shade.addColorStop(1, '#456');
    paint.fillStyle = shade;
    paint.fillRect(0, 0, 960, 1280);
    for (let at = 0; at < 500; at += 1) paint.strokeText('江澜大学', (at * 37) % 960, (at * 53) % 1280);
    const light = new File([await smooth.convertToBlob()], 'b.png', { type: 'image/png' });
    for (const file of [heavy, light]) {
      const { screen, result } = await show({ file, output: limits });
      const blob = await result();
      expect(blob.type).toBe('image/jpeg');
      expect(blob.size).toBeGreaterThanOrEqual(limits.minBytes);
      expect(blob.size).toBeLessThanOrEqual(limits.maxBytes);
      await screen.unmount();
    }
  });

  it('works on a huge picture in a smaller size', async () => {
    const { screen, result } = await show({ file: await halves(9000, 6000, 'image/jpeg') });
    const [value] = await colourAt(await result(), 0.1, 0.5);
    expect(value).toBeGreaterThan(240);
    await expect.element(screen.getByRole('slider')).toBeVisible();
  });

  it('warns that a small picture will be blurred', async () => {
    const { screen } = await show({ file: await halves(60, 60) });
    await expect.element(screen.getByText(/所选部分小于 100×100 像素/)).toBeVisible();
  });

  it('says that a picture does not open, and opens the next one', async () => {
    const { screen } = await show({ file: new File(['MZ'], '照片.jpg', { type: 'image/jpeg' }) });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('这张图片打不开');
    const next = await halves();
    await screen.rerender(
      <LocaleProvider>
        <ImageCropper file={next} output={square} />
      </LocaleProvider>,
    );
    await expect.element(screen.getByRole('img', { name: /图片裁剪/ })).toBeVisible();
  });

  it('can be rendered without a browser, and hands out its root', async () => {
    const html = renderToString(<ImageCropper file={null} output={square} />);
    expect(html).toContain('还没有选择图片');
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<ImageCropper file={null} output={square} ref={ref} />);
    expect(ref.current).toBe(screen.container.firstElementChild);
  });
});
