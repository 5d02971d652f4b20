import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider/LocaleProvider.tsx';
import '../packages/ui/src/theme/themes.css.ts';
import '../packages/ui/src/theme/global.css.ts';
import { adoptBrand } from '../packages/ui/src/theme/brand.ts';
import { brands } from '../packages/ui/src/theme/samples.ts';
import { spoken } from './checks/views.ts';

type Icon = 'paintbrush' | 'zoom' | 'menu' | 'grid';

const choice = (title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

/** True when Vitest runs the stories, and not Storybook. */
const isTested = import.meta.env.MODE === 'test';

const preview: Preview = {
  globalTypes: {
    theme: choice('主题', 'paintbrush', {
      light: '浅色',
      dark: '深色',
      contrast: '高对比',
      device: '随设备',
    }),
    text: choice('字号', 'zoom', { standard: '标准', large: '大', huge: '特大' }),
    density: choice('密度', 'menu', { roomy: '宽松', compact: '紧凑' }),
    brand: choice('院校', 'grid', { desk: '书案', daylight: '竹简', wisteria: '紫藤' }),
  },
  initialGlobals: { theme: 'light', text: 'standard', density: 'roomy', brand: 'desk' },
  parameters: {
    layout: 'padded',
    // Under test vitest.setup.ts has axe read every story, in the views of checks/views.ts, instead of once.
    a11y: {
      test: isTested ? 'off' : 'error',
      context: { include: ['body'], exclude: [spoken] },
    },
    options: { storySort: { order: ['基础', 'components', '画稿', 'areas'] } },
    // The same four pictures that `pnpm visual --all` compares.
    chromatic: {
      modes: {
        'light 1280': { theme: 'light', viewport: 1280 },
        'light 360': { theme: 'light', viewport: 360 },
        'dark 1280': { theme: 'dark', viewport: 1280 },
        'dark 360': { theme: 'dark', viewport: 360 },
      },
    },
    viewport: { options: { phone: { name: '手机 360', styles: { width: '360px', height: '740px' } } } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, text, density, brand } = globals;
      useLayoutEffect(() => {
        const { dataset, lang } = document.documentElement;
        if (lang !== 'zh-CN') document.documentElement.lang = 'zh-CN';
        setOrDrop(dataset, 'theme', theme === 'device' ? undefined : theme);
        setOrDrop(dataset, 'text', text === 'standard' ? undefined : text);
        setOrDrop(dataset, 'density', density === 'roomy' ? undefined : density);
        return adoptBrand(brands[brand as keyof typeof brands]);
      }, [theme, text, density, brand]);
      useLayoutEffect(() => {
        // Storybook itself puts this space around a story; a test does not.
        const isPadded = isTested && parameters.layout === 'padded';
        document.body.style.padding = isPadded ? '16px' : '';
      }, [parameters.layout]);
      useLayoutEffect(() => {
        document.body.style.background = parameters.ground === 'canvas' ? '' : 'var(--qw-color-surface)';
      }, [parameters.ground]);
      return (
        <LocaleProvider>
          <Story />
        </LocaleProvider>
      );
    },
  ],
};

export default preview;

function setOrDrop(dataset: DOMStringMap, name: string, value: string | undefined) {
  if (value) dataset[name] = value;
  else delete dataset[name];
}
