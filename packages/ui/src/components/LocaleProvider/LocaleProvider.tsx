import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/**
 * Wraps the whole app: the components' own words and formats are Chinese, whatever language the browser has.
 * Without it a browser set to English fails on tables and combo boxes, whose English words are not shipped.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
