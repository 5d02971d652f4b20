import { placeRoutes } from '@qianwei/machines/routes/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { allRoutes } from './all.ts';
import * as styles from './RouteOverview.css.ts';

const declarations = import.meta.glob<string>('../areas/**/*.page.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<string>('../areas/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The stories of a page by its key: they stand beside its declaration, which names the file of its code. */
function pageStories(key: string) {
  const [declaration = '', declared = ''] =
    Object.entries(declarations).find(([, code]) => code.includes(`component: '${key}'`)) ?? [];
  const [, page] = /import\('\.\/(\w+)\.tsx'\)/.exec(declared) ?? [];
  const room = declaration.slice(0, declaration.lastIndexOf('/'));
  const code = stories[`${room}/${page}.stories.tsx`] ?? '';
  const title = `${room}/${page}`.replace('../', '');
  return [...code.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => ({
    name: storyNameFromExport(story),
    id: toId(title, storyNameFromExport(story)),
  }));
}

function RouteOverview() {
  const routes = placeRoutes(allRoutes).filter(({ route }) => route.component);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>页面总览</h1>
      <p className={styles.about}>
        门户的全部 {routes.length} 条路由，各链到它的故事。还没有自己页面的路由显示共用的说明页。
      </p>
      <ul>
        {routes.map(({ path, route: { title, component = '' } }) => (
          <li key={path} className={styles.row}>
            <span className={styles.path}>{path}</span>
            <span className={title ? undefined : styles.muted}>{title ?? '不在菜单'}</span>
            <span className={styles.states}>
              {component === 'pending' && <span className={styles.muted}>说明页：</span>}
              {pageStories(component).map(({ name, id }) => (
                <a key={id} href={`/?path=/story/${id}`} target="_top">
                  {name}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}

export default { id: 'pages-overview', title: '页面/总览', component: RouteOverview } satisfies Meta<
  typeof RouteOverview
>;

/** Every route of the portal with the states that its page is drawn in: at least one. */
export const Default: StoryObj = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const withoutStory = rows.filter((row) => row.querySelector('a') === null);
    await expect(withoutStory.map(({ textContent }) => textContent)).toEqual([]);
  },
};
