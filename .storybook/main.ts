import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  // A story without a title is named by its folder below the one that its pattern begins with.
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../apps/portal/drawings/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The samples of materials are drawn by the server.
  staticDirs: [{ from: '../apps/server/samples', to: '/api/samples' }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin()] }),
};

export default config;
