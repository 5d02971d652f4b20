// The manifest that is published: real versions, and every entry named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = (source) => source.replace('./src/', './').replace(/\.tsx?$/, '');

/** Where an entry leads: types and code, a style sheet, or the file as it is. */
function target(source, outDir) {
  if (!/\.tsx?$/.test(source)) return built(source);
  const path = built(source);
  // A module that only sets global styles is given as the CSS itself.
  const isSheet =
    path.endsWith('.css') && !readFileSync(join(outDir, `${path}.js`), 'utf8').includes('export ');
  return { types: `${path}.d.ts`, default: isSheet ? path : `${path}.js` };
}

function realVersions(dependencies, version) {
  return Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, range]) => [
      name,
      range.startsWith('workspace:') ? version : range,
    ]),
  );
}

/** The manifest of the built package, made from the one in the source; our packages have one version. */
export function publishedManifest({ manifest, entries, outDir }) {
  const { name, version, description, license, type, engines, dependencies, peerDependencies } = manifest;
  const hasSheets = manifest.sideEffects !== false;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    sideEffects: hasSheets ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries.map(([entry, source]) => [entry, target(source, outDir)])),
      './package.json': './package.json',
    },
    ...(peerDependencies && { peerDependencies }),
    dependencies: realVersions(dependencies, version),
  };
}
