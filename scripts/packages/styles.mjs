// Styles in TypeScript to CSS: each `X.css.js` becomes its class names and an import of `X.css` beside it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import integration from '@vanilla-extract/integration';
import { filesBelow } from './emit.mjs';

const identOption = 'short';

/** Replaces every emitted style module below `outDir` by what vanilla-extract makes of its source. */
export async function compileStyles({ folder, outDir }) {
  for (const script of filesBelow(outDir, '.css.js')) {
    const path = relative(outDir, script);
    const filePath = join(folder, 'src', path.replace(/\.js$/, '.ts'));
    const { source } = await integration.compile({ filePath, cwd: folder, identOption });
    const code = await integration.processVanillaFile({
      source,
      filePath,
      identOption,
      serializeVirtualCssPath({ fileScope, source: css }) {
        // Styles that this file builds on come with it, each in the file that is named after its own source.
        const sheet = join(outDir, relative('src', fileScope.filePath).replace(/\.ts$/, ''));
        mkdirSync(dirname(sheet), { recursive: true });
        writeFileSync(sheet, `${css}\n`);
        const from = relative(dirname(script), sheet);
        return `import '${from.startsWith('.') ? from : `./${from}`}';`;
      },
    });
    writeFileSync(script, `${code}\n`);
  }
}
