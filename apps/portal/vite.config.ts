import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** React Aria brings its words in 34 languages; the portal is Chinese only (PAGE-1), so the others stay out. */
const chineseOnly: Plugin = {
  name: 'chinese-only',
  enforce: 'pre',
  load: {
    filter: {
      id: /\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*\/?intl\/(?:.*\/)?(?!zh-CN)[a-z]{2}-[A-Z]{2}\.m?js$/,
    },
    handler: () => 'export default {};',
  },
};

export default defineConfig({
  plugins: [chineseOnly, react(), vanillaExtractPlugin()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': { target: server } } },
});
