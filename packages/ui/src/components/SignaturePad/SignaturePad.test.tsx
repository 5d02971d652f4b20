import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { writeOnPad } from '../../../../../tests/browser/write-on-pad.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';

async function show(props: Partial<SignaturePadProps> = {}) {
  const onSign = vi.fn<NonNullable<SignaturePadProps['onSign']>>();
  const screen = await render(
    <LocaleProvider>
      <SignaturePad label="本人签名" onSign={onSign} {...props} />
    </LocaleProvider>,
  );
  const pad = screen.getByRole('img', { name: /手写签名区/ }).first();
  await expect.element(pad).toBeVisible();
  // The pad has its size when it has been measured.
  const canvas = () => pad.element() as HTMLCanvasElement;
  await expect.poll(() => missingPixels(canvas())).toBe(0);
  return { screen, onSign, canvas };
}

/** How many px a canvas is wide more or less than its place on the screen. */
function missingPixels(canvas: HTMLCanvasElement) {
  return canvas.width - Math.round(canvas.clientWidth * devicePixelRatio);
}

/** How many px of a canvas carry ink, as a share. */
function inkShare(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length / (data.length / 4);
}

async function drawnOf(blob: Blob) {
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
}

describe('SignaturePad', () => {
  it('hands over what is written after each stroke where another button signs, and has none of its own', async () => {
    const onWritten = vi.fn<NonNullable<SignaturePadProps['onWritten']>>();
    const { screen, canvas } = await show({ onSign: undefined, onWritten });
    writeOnPad(canvas());
    await expect.poll(() => onWritten.mock.lastCall?.[0]).toMatchObject({ strokes: 3, isEnough: true });
    expect((await onWritten.mock.lastCall?.[0]?.picture())?.type).toBe('image/png');
    await expect.element(screen.getByRole('button', { name: '使用此签名' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '重写' }).click();
    expect(onWritten.mock.lastCall).toEqual([null]);
  });

  it('hands over a trimmed PNG with a transparent ground of at most 200 KB', async () => {
    const { screen, onSign, canvas } = await show();
    writeOnPad(canvas());
    await expect.element(screen.getByText('已写 3 笔')).toBeVisible();
    await screen.getByRole('button', { name: '使用此签名' }).click();
    await expect.poll(() => onSign).toHaveBeenCalledOnce();
    const picture = onSign.mock.calls[0]![0];
    expect(picture.type).toBe('image/png');
    expect(picture.size).toBeLessThanOrEqual(200 * 1024);
    const drawn = await drawnOf(picture);
    expect(drawn.height).toBeLessThan(drawn.width);
    expect(inkShare(drawn)).toBeGreaterThan(0.005);
    expect(inkShare(drawn)).toBeLessThan(0.5);
  });

  it('refuses a signature of fewer than 30 points of ink, until more is written', async () => {
    const { screen, onSign, canvas } = await show();
    writeOnPad(canvas(), 5);
    await expect.element(screen.getByText('已写 3 笔')).toBeVisible();
    await screen.getByRole('button', { name: '使用此签名' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('签名过于简单，请重新签写');
    expect(onSign).not.toHaveBeenCalled();
    writeOnPad(canvas());
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '使用此签名' }).click();
    await expect.poll(() => onSign).toHaveBeenCalledOnce();
  });

  it('takes back stroke by stroke, or all', async () => {
    const { screen, canvas } = await show();
    writeOnPad(canvas());
    await expect.element(screen.getByText('已写 3 笔')).toBeVisible();
    const full = inkShare(canvas());
    await screen.getByRole('button', { name: '撤销一笔' }).click();
    await expect.element(screen.getByText('已写 2 笔')).toBeVisible();
    expect(inkShare(canvas())).toBeLessThan(full);
    await screen.getByRole('button', { name: '重写' }).click();
    await expect.element(screen.getByText('签名区是空的')).toBeVisible();
    expect(inkShare(canvas())).toBe(0);
    await screen.getByRole('button', { name: '撤销一笔' }).click();
    await expect.element(screen.getByText('签名区是空的')).toBeVisible();
  });

  it('keeps what was written when a phone is turned', async () => {
    const { canvas } = await show();
    writeOnPad(canvas());
    await expect.poll(() => inkShare(canvas())).toBeGreaterThan(0);
    await page.viewport(360, 740);
    await expect.poll(() => canvas().clientWidth).toBeLessThan(360);
    await expect.poll(() => missingPixels(canvas())).toBe(0);
    await expect.poll(() => inkShare(canvas())).toBeGreaterThan(0);
    await page.viewport(1280, 800);
  });

  it('takes the strokes along into full screen and back', async () => {
    const { screen, canvas } = await show();
    writeOnPad(canvas());
    await screen.getByRole('button', { name: '全屏书写' }).click();
    const dialog = screen.getByRole('dialog', { name: '本人签名' });
    const large = dialog.getByRole('img', { name: /手写签名区/ });
    await expect.poll(() => inkShare(large.element() as HTMLCanvasElement)).toBeGreaterThan(0);
    await expect.poll(() => large.element().clientHeight - canvas().clientHeight).toBeGreaterThan(0);
    writeOnPad(large.element());
    await dialog.getByRole('button', { name: '收起' }).click();
    await expect.element(screen.getByText('已写 6 笔')).toBeVisible();
  });

  it('is dark on paper in the dark theme too, and scrolls a page everywhere but on the paper', async () => {
    document.documentElement.dataset.theme = 'dark';
    const { canvas, screen } = await show();
    expect(getComputedStyle(canvas().parentElement!).backgroundColor).toBe('rgb(221, 216, 203)');
    writeOnPad(canvas());
    await expect.element(screen.getByText('已写 3 笔')).toBeVisible();
    const { data } = canvas().getContext('2d')!.getImageData(0, 0, canvas().width, canvas().height);
    const at = data.findIndex((value, place) => place % 4 === 3 && value === 255);
    expect(Math.max(...data.slice(at - 3, at))).toBeLessThan(60);
    delete document.documentElement.dataset.theme;
    expect(getComputedStyle(canvas()).touchAction).toBe('none');
    expect(getComputedStyle(screen.getByRole('group').element()).touchAction).toBe('auto');
  });

  it('offers a photo to those who cannot write here, and never a typed name', async () => {
    const onUploadInstead = vi.fn();
    const { screen } = await show({ onUploadInstead });
    await screen.getByRole('button', { name: '上传手写签名照片' }).click();
    expect(onUploadInstead).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('says what the server found wrong', async () => {
    const { screen } = await show({ error: '签名与姓名不符，请重新签写' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('签名与姓名不符，请重新签写');
  });

  it('can be rendered without a browser, and hands out its root', async () => {
    expect(renderToString(<SignaturePad label="本人签名" onSign={() => {}} />)).toContain('请在此处签名');
    const ref = createRef<HTMLDivElement>();
    const { screen } = await show({ ref });
    expect(ref.current).toBe(screen.getByRole('group', { name: '本人签名' }).element());
  });
});
