/** The code and the styles of each page, which the build writes into index.html. */
export interface PageFiles {
  /** Addresses of files: `/assets/grades-B1x.js`. */
  files: readonly string[];
  /** Rows in the order of the route table; the first whose pattern fits is the page's. */
  rows: readonly PageRow[];
}

/** A pattern of the route table with the places of its page's files in the list. */
export interface PageRow {
  /** `/course/test/:id`; a view has `?view=` after the path of its page, and stands before it. */
  path: string;
  files: readonly number[];
  /** Open without login. */
  isPublic?: true;
}

/** The row of the page at an address; undefined for an unknown one. */
export function pageRowAt(
  { pathname, search }: { pathname: string; search: string },
  rows: readonly PageRow[],
): PageRow | undefined {
  const view = new URLSearchParams(search).get('view');
  const actual = pathname.replace(/(?<=.)\/+$/, '').split('/');
  return rows.find(({ path }) => {
    const [pattern = '', wantedView] = path.split('?view=');
    return (wantedView === undefined || wantedView === view) && fits(pattern.split('/'), actual);
  });
}

function fits(pattern: readonly string[], actual: readonly string[]): boolean {
  return (
    actual.length <= pattern.length &&
    pattern.every((part, index) =>
      part.startsWith(':') ? Boolean(actual[index]) || part.endsWith('?') : part === actual[index],
    )
  );
}
