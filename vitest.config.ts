import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { restPointer } from './tests/browser/pointer.ts';
import { visualCommands } from './tests/visual/commands.ts';

/** The machine's own Chromium; `CHROMIUM_PATH` names another one. */
const chromium = playwright({
  launchOptions: {
    timeout: 120_000,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--lang=zh-CN',
      // A corner that is painted anew in part is not rounded as one that is painted whole.
      '--disable-partial-raster',
      // A frame is shown when all of it has been painted, so that no picture shows the one before.
      '--run-all-compositor-stages-before-draw',
      '--disable-new-content-rendering-timeout',
      '--disable-checker-imaging',
    ],
  },
  // The window is larger than every frame in it: Vitest would draw a frame that does not fit smaller.
  contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1400, height: 3100 } },
});

/** A fresh value each time: Vitest writes the project's name into the instance. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  screenshotFailures: false,
  connectTimeout: 180_000,
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
    '@qianwei/ui > @internationalized/date',
    '@qianwei/ui > signature_pad',
    '@qianwei/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@qianwei/ui > @vanilla-extract/dynamic',
    '@qianwei/portal > @tanstack/react-query',
    '@qianwei/portal > @xstate/react',
    '@qianwei/portal > hls.js/dist/hls.light.mjs',
    '@qianwei/portal > idb',
    '@qianwei/ui > dompurify',
    '@qianwei/ui > katex',
    '@qianwei/ui > parse5',
    '@qianwei/portal > wouter',
    '@qianwei/portal > wouter/memory-location',
    '@qianwei/portal > xstate',
    '@qianwei/api > crypto-js/sha256.js',
    '@qianwei/api > qs',
    '@qianwei/api > redaxios',
    '@qianwei/api > valibot',
  ],
};

/** A test in the browser spends a third of its time waiting for it, so one more than there are cores. */
const browserWorkers = availableParallelism() + 1;

/** Without a browser: what a server can render. */
const serverRender = '**/*server-render.test.tsx';

/** In a page of their own: what they test is what a module keeps, or a database that no other may have open. */
const aloneInPage = '**/*.alone.test.tsx';

/** Fault scenarios that take minutes: only `pnpm test:faults` runs them. */
const longFaults = 'tests/faults/**/*.long.test.ts';

/** Attacks on a started server, which take minutes: only `pnpm test:security` makes them. */
const securityTests = 'tests/security/*.test.ts';

/** How long a test and its hooks wait for what must come, ms: a slow machine is no finding. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 120_000, hookTimeout: 120_000 };

/** Each file has a server of its own, on a copy of the demo institution, and the browser of its worker. */
const wholeStack = {
  environment: 'node' as const,
  ...patience,
  globalSetup: 'tests/support/prepared-demo.setup.ts',
  isolate: false,
  maxWorkers: 2,
};

/** Tests of the packages that schools install. */
const packageTests = 'tests/packages/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/{src,drawings,build}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Vitest would leave one of two cores idle.
          maxWorkers: 2,
          // A file in a process of its own costs more than its tests: they put back what they replace.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          ...patience,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'server-render', environment: 'node', include: [serverRender], ...patience },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/portal/{src,drawings}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', serverRender],
          setupFiles: ['tests/browser/ui.setup.ts'],
          // One page for all files: ui.setup.ts leaves nothing behind a test.
          isolate: false,
          maxWorkers: browserWorkers,
          ...patience,
          browser: {
            ...inChromium(),
            commands: { restPointer },
            instances: [
              {
                browser: 'chromium',
                name: 'ui together',
                exclude: ['**/node_modules/**', serverRender, aloneInPage],
              },
              { browser: 'chromium', name: 'ui alone', include: [aloneInPage], isolate: true },
            ],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        optimizeDeps,
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          // One page for all files: vitest.setup.ts leaves nothing behind a story.
          isolate: false,
          maxWorkers: browserWorkers,
          ...patience,
          browser: { ...inChromium(), commands: visualCommands },
        },
      },
      {
        test: {
          name: 'e2e',
          ...wholeStack,
          include: ['tests/**/*.test.ts'],
          exclude: [longFaults, packageTests, securityTests],
          env: { FAULTS_IN_GATE: '1' },
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: [packageTests],
          ...patience,
          globalSetup: 'tests/support/packed.setup.ts',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'faults',
          ...wholeStack,
          include: ['tests/faults/*/*.test.ts'],
        },
      },
      {
        test: {
          name: 'security',
          ...wholeStack,
          include: [securityTests],
          // Measurements run alone.
          maxWorkers: 1,
        },
      },
    ],
  },
});
