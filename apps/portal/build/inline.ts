import { build } from 'esbuild';

/** A style sheet that was built. */
interface Sheet {
  /** `assets/app-C1-orZgd.css`. */
  fileName: string;
  source: string;
}

/** The parts of a page that opens by itself. */
export interface OpenedPage {
  /** Without one the title of the template stays. */
  title?: string;
  /** SVG of the site's icon, which is inlined: a request less. */
  icon: string;
  /** Files of code that are preloaded with the entry. */
  code: readonly string[];
  /** Inlined in the page, so that it is painted after one round trip. */
  sheets: readonly Sheet[];
  /** HTML of the body, in place of the template's empty root. */
  content: string;
  /** Runs before the styles are read. */
  first?: string;
  /** Runs after the content. */
  last: string;
}

/**
 * The template `index.html` of a build as a page that opens by itself. The links to its sheets load nothing: they
 * make Vite's loader treat these sheets as loaded.
 */
export function openedPage(template: string, page: OpenedPage): string {
  const { title, icon, code, sheets, content, first, last } = page;
  const styles = sheets.map(({ source }) => source).join('');
  const early = first === undefined ? [] : [`<script>${first}</script>`];
  const preloads = code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const links = sheets.map(({ fileName }) => `<link rel="stylesheet" disabled href="/${fileName}">`);
  // Each replacement is a function: in a string a dollar sign would be a pattern.
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon.trim())}"`)
    .replace(/<title>.*?<\/title>/s, (own) =>
      [...early, title === undefined ? own : `<title>${title}</title>`, ...preloads].join('\n    '),
    )
    .replace('</head>', () =>
      [`  <style>${styles.replaceAll('</style', '<\\/style')}</style>`, ...links]
        .join('\n    ')
        .concat('\n  </head>'),
    )
    .replace('<div id="root"></div>', () => `${content}\n    <script>${last}</script>`);
}

/**
 * A script and all that it imports as one piece of code that can be inlined in a page. `define` replaces
 * `import.meta.env`.
 */
export async function inlineScript(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE || '/api'),
      ...define,
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
