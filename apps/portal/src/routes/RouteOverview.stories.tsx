import { placeRoutes } from '@qianwei/machines/routes/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { allRoutes } from './all.ts';
import * as styles from './RouteOverview.css.ts';

const sources = import.meta.glob<string>('../areas/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The stories of a page by its `component` key: those of `NoticeListPage` for `noticeList`. */
function pageStories(key: string) {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Page`;
  const [file, code = ''] =
    Object.entries(sources).find(([path]) => path.endsWith(`/${name}.stories.tsx`)) ?? [];
  if (file === undefined) return [];
  const title = file.replace('../', '').replace('.stories.tsx', '');
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

/** Every route of the portal with the states that its page is drawn in. */
export const Default: StoryObj = {};
