// Without the themes nothing has its size: icons cover what is beside them.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { Route } from 'wouter';
import { StoryApp, type StoryAppProps } from '../client/story-client.tsx';

/** A page in a story or test at its address: `route` is its pattern with parameters, such as `/notice/:id`. */
export function StoryPage({ route = '/*', children, ...app }: StoryAppProps & { route?: string }) {
  return (
    <StoryApp {...app}>
      <main style={{ maxWidth: 1008, margin: '0 auto' }}>
        <Route path={route}>{children}</Route>
      </main>
    </StoryApp>
  );
}
