import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/**
 * Every text field of React Aria Components asks the contexts of its autocomplete, which stand in one module with the
 * component that only the global search has: they become a module of their own, so that the component comes with the
 * search. A version of the library that is written otherwise stays as it is.
 */
const autocompleteApart: Plugin = {
  name: 'autocomplete-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/Autocomplete\.mjs\?contexts$/ },
    handler: (id) => ({ id, moduleSideEffects: false }),
  },
  load: {
    filter: { id: /\/react-aria-components\/dist\/private\/Autocomplete\.mjs(?:\?contexts)?$/ },
    handler(id) {
      const [file = id, isContexts] = id.split('?');
      const code = readFileSync(file, 'utf8');
      const names = Array.from(code.matchAll(contextLine), ([, name]) => name);
      if (names.length === 0) return null;
      if (!isContexts)
        return `import { ${names.join(', ')} } from '${id}?contexts';\n${code.replaceAll(contextLine, '')}`;
      const lines = names.map((name) => `export const ${name} = /*#__PURE__*/ createContext(null);`);
      return [`import { createContext } from 'react';`, ...lines].join('\n');
    },
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

/** What 版本信息 shows about a build, as 2026-11-21 20:14:33 in Shanghai; a variable of the environment wins. */
function buildFacts(): Record<string, string> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
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
  plugins: [chineseOnly, autocompleteApart, react(), vanillaExtractPlugin()],
  define: command === 'build' ? buildFacts() : {},
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // Found late, it would reload the page in the middle of the first visit of a development server.
  optimizeDeps: { include: ['@qianwei/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5173, proxy: { '/api': { target: server } } },
}));
