// The manifest that is published: real versions, and every entry named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = (source) => source.replace('./src/', './').replace(/\.tsx?$/, '');

/** The target of an entry: types and code, a style sheet, or the file as it is. */
function target(source, outDir) {
  if (!/\.tsx?$/.test(source)) return built(source);
  const path = built(source);
  // A module that only sets global styles is given as the CSS itself.
  const isSheet =
    path.endsWith('.css') && !readFileSync(join(outDir, `${path}.js`), 'utf8').includes('export ');
  return { types: `${path}.d.ts`, default: isSheet ? path : `${path}.js` };
}

/** Splits dependencies into our own packages and those of others. */
function splitOwn(dependencies = {}) {
  const own = Object.keys(dependencies).filter((name) => dependencies[name].startsWith('workspace:'));
  const others = Object.entries(dependencies).filter(([name]) => !own.includes(name));
  return { own, others: Object.fromEntries(others) };
}

/**
 * The manifest of the built package, made from the one in the source. What it needs of our own packages is a peer, so
 * that a portal has one of each; they share one version.
 */
export function publishedManifest({ manifest, entries, outDir }) {
  const { name, version, description, license, type, engines, dependencies, peerDependencies } = manifest;
  const hasSheets = manifest.sideEffects !== false;
  const { own, others } = splitOwn(dependencies);
  const peers = { ...peerDependencies, ...Object.fromEntries(own.map((peer) => [peer, `^${version}`])) };
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
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    dependencies: others,
  };
}
