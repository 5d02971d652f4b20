import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for the picture of a captcha, as a student does before typing its characters. */
export async function captchaShown(): Promise<void> {
  const picture = page.getByRole('button', { name: /^图形验证码图片/ });
  await expect.poll(() => picture.element().querySelector('img')).not.toBeNull();
}
