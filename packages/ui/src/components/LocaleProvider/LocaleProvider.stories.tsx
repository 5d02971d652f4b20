import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components';
import { LocaleProvider } from './LocaleProvider.tsx';

export default { component: LocaleProvider } satisfies Meta<typeof LocaleProvider>;

type Story = StoryObj<typeof LocaleProvider>;

export const Default: Story = { args: { children: '界面语言：中文（中国）' } };

export const Playground: Story = { args: { children: '界面语言：中文（中国）' } };

function Formats() {
  const { locale } = useLocale();
  const moment = new Date('2026-11-21T20:14:00+08:00');
  return (
    <p>
      {moment.toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'Asia/Shanghai' })}，
      {new Intl.NumberFormat(locale).format(1234567.5)}
    </p>
  );
}

/** The locale in which components format dates and figures. */
export const ChineseFormats: Story = { args: { children: <Formats /> } };
