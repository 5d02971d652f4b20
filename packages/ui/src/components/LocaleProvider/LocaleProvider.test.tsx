import { useLocale } from 'react-aria-components';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from './LocaleProvider.tsx';

function Weekday() {
  const { locale } = useLocale();
  return new Date('2026-11-21T12:00:00+08:00').toLocaleDateString(locale, { weekday: 'long' });
}

it('the words and formats of the components are Chinese in a browser set to English', async () => {
  const { rerender, getByText } = await render(<Weekday />);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  onTestFinished(() => void vi.restoreAllMocks());
  window.dispatchEvent(new Event('languagechange'));
  await expect.element(getByText('Saturday')).toBeVisible();
  await rerender(
    <LocaleProvider>
      <Weekday />
    </LocaleProvider>,
  );
  await expect.element(getByText('星期六')).toBeVisible();
});
