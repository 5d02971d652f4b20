import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

const contextLine = /^const ([\w$]+) = \/\*#__PURE__\*\/ \(0, [\w$]+\$createContext\)\(null\);$/gm;

/** The contexts that a module of React Aria Components makes: its own name for each, and the one it exports. */
function contextsOf(code: string): { local: string; name: string }[] {
  return Array.from(code.matchAll(contextLine), ([, local = '']) => ({
    local,
    name: code.match(new RegExp(`[{ ]${local.replaceAll('$', '\\$')} as (\\w+)`))?.[1] ?? local,
  }));
}

/**
 * Every text field of React Aria Components reads the contexts of its autocomplete, and every button that of the progress
 * bar; both are defined in modules with components that only few pages have. They become modules of their own, so that
 * the components are loaded with those pages. A version of the library that is written otherwise is left as it is.
 */
const contextsApart: Plugin = {
  name: 'contexts-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(?:Autocomplete|ProgressBar)\.mjs(?:\?contexts)?$/ },
    async handler(source, importer) {
      if (source.endsWith('?contexts')) return { id: source, moduleSideEffects: false };
      // A module beside it needs only the contexts; the component is exported from another folder.
      if (!source.startsWith('./') || !importer?.includes('/react-aria-components/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { id: `${found.id}?contexts`, moduleSideEffects: false };
    },
  },
  load: {
    filter: {
      id: /\/react-aria-components\/dist\/private\/(?:Autocomplete|ProgressBar)\.mjs(?:\?contexts)?$/,
    },
    handler(id) {
      const [file = id, isContexts] = id.split('?');
      const code = readFileSync(file, 'utf8');
      const contexts = contextsOf(code);
      if (isContexts) {
        if (contexts.length === 0) return `export * from '${file}';`;
        const lines = contexts.map(({ name }) => `export const ${name} = /*#__PURE__*/ createContext(null);`);
        return [`import { createContext } from 'react';`, ...lines].join('\n');
      }
      if (contexts.length === 0) return null;
      const imported = contexts.map(({ local, name }) => `${name} as ${local}`);
      return `import { ${imported.join(', ')} } from '${id}?contexts';\n${code.replaceAll(contextLine, '')}`;
    },
  },
};

/** Late code comes by the portal’s own loader: Vite’s leaves files behind that Chromium up to 150 never asks for again (ADR 18). */
const ownLoader: Plugin = {
  name: 'own-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importFetched as __vitePreload } from '${resolve(import.meta.dirname, 'src/app/import-fetched.ts')}';`,
  },
};

function gitCommit(): string {
  try {
    const command = ['rev-parse', '--short', 'HEAD'];
    const cwd = import.meta.dirname;
    return execFileSync('git', command, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Facts of 版本信息 about a build, as 2026-11-21 20:14:33 in Shanghai; a variable of the environment wins. */
function buildFacts(): Record<string, string> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const { env } = process;
  const facts = {
    VITE_VERSION: env.VITE_VERSION ?? version,
    VITE_BUILD_TIME: env.VITE_BUILD_TIME ?? new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }),
    VITE_BUILD_COMMIT: env.VITE_BUILD_COMMIT ?? gitCommit(),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

export default defineConfig(({ command }) => ({
  plugins: [chineseOnly, contextsApart, ownLoader, react(), vanillaExtractPlugin()],
  define: command === 'build' ? buildFacts() : {},
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // wouter imports this shim for React before 18; React has the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Discovered late, it would reload the page during the first visit of a development server.
  optimizeDeps: { include: ['@qianwei/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5173, proxy: { '/api': { target: server } } },
}));
