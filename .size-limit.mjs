// What importing one entry costs a portal: JavaScript and CSS with all dependencies but React, minified, gzip.
// `pnpm size` measures every entry of the built packages against packages/size-limits.json (bytes).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const limits = JSON.parse(readFileSync(new URL('packages/size-limits.json', import.meta.url), 'utf8'));

/** What is loaded only when it is needed does not count for the entry. */
const lazyOutside = {
  name: 'lazy-outside',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
  },
};

const asPortalsBuild = (config) => ({
  ...config,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [lazyOutside],
});

function entriesOf(name) {
  const folder = `packages/${name}/dist`;
  const { exports } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'));
  return Object.entries(exports)
    .filter(([entry]) => !entry.endsWith('.json'))
    .map(([entry, { default: file }]) => ({ name: join('@qianwei', name, entry), path: join(folder, file) }));
}

export default ['api', 'machines', 'ui'].flatMap(entriesOf).map(({ name, path }) => ({
  name,
  path,
  limit: `${limits[name] ?? 0} B`,
  gzip: true,
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: asPortalsBuild,
}));
