import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The machine's own Chromium; `CHROMIUM_PATH` names another one. */
const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN'],
  },
  contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
});

/** A fresh value each time: Vitest writes the project's name into the instance. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
});

// Named here so that a cold run does not find them one by one and reload in the middle of a test.
const optimizeDeps = {
  include: [
    'react',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'axe-core',
    '@qianwei/ui > react-aria-components',
    '@qianwei/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@qianwei/ui > @vanilla-extract/dynamic',
    '@qianwei/portal > @tanstack/react-query',
    '@qianwei/portal > @xstate/react',
    '@qianwei/portal > dompurify',
    '@qianwei/portal > wouter',
    '@qianwei/portal > wouter/memory-location',
    '@qianwei/portal > xstate',
    '@qianwei/api > crypto-js/sha256.js',
    '@qianwei/api > qs',
    '@qianwei/api > redaxios',
    '@qianwei/api > valibot',
  ],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          browser: inChromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        optimizeDeps,
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 30_000,
          browser: inChromium(),
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
