import type { PageDeclaration } from '../../apps/portal/src/routes/declare-page.ts';

/** The names of a new page, in every file that it has. */
export interface PageNames {
  area: string;
  /** The files beside each other: `list`. */
  file: string;
  /** The key in the route table: `courseList`. */
  key: string;
  /** The component: `CourseListPage`. */
  Page: string;
  /** The call: `getCourseList`. */
  call: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names a page by its area and its name in the address: `course`, `liveList`. */
export function namesOf(area: string, name: string): PageNames {
  const key = area === name ? area : area + capital(name);
  return {
    area,
    file: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    key,
    Page: `${capital(key)}Page`,
    call: `get${capital(key)}`,
  };
}

/** `course/list.page.ts`: the page's row of the route table, with the properties of the row that it replaces. */
export function declaration(pending: PageDeclaration, { key, Page }: PageNames): string {
  const { path, title, component, code, skeleton, ...row } = pending;
  const rest = Object.entries(row).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `import { declarePage } from '../../routes/declare-page.ts';

export const ${key}Page = declarePage({
  path: '${path}',
  title: '${title}',
  component: '${key}',
  code: () => import('./${Page}.tsx'),
  skeleton: 'list',
${rest.join('\n')}
});
`;
}

/** `course/CourseListPage.tsx`: heading, call, and every state of it. */
export const page = ({ title }: PageDeclaration, purpose: string, { area, file, Page, call }: PageNames) =>
  `import { ${call} } from '@qianwei/api/contract/${area}/${file}';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';

/** ${title}: ${purpose} */
export default function ${Page}() {
  const query = useCall(${call}, {});
  return (
    <>
      <PageHeader title="${title}" />
      <QueryView query={query} name="${title}" skeleton={<SkeletonLines shares={[0.9, 0.7, 0.8]} />}>
        {({ names }) => names.map((name) => <EmptyState key={name} drawing="paper" title={name} />)}
      </QueryView>
    </>
  );
}
`;

/** `course/CourseListPage.stories.tsx`: the page with its data; loading and failed come from the declaration. */
export const stories = ({ path, title }: PageDeclaration, { area, file, Page, call }: PageNames) =>
  `import { ${call} } from '@qianwei/api/contract/${area}/${file}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import ${Page} from './${Page}.tsx';

export default {
  component: StoryPage,
  args: {
    children: <${Page} />,
    path: '${path.replace(/\/:\w+\??/g, '/1')}',
    route: '${path}',
    fixtures: [answers(${call}, { names: ['${title}'] })],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
`;

/** `course/CourseListPage.test.tsx`: a student sees the data. */
export const test = ({ title }: PageDeclaration, { area, file, Page, call }: PageNames) =>
  `import { ${call} } from '@qianwei/api/contract/${area}/${file}';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, StoryApp } from '../../shared/client/story-client.tsx';
import ${Page} from './${Page}.tsx';

it('${title} shows what the server answers', async () => {
  const screen = await render(
    <StoryApp fixtures={[answers(${call}, { names: ['第一项'] })]}>
      <${Page} />
    </StoryApp>,
  );
  await expect.element(screen.getByText('第一项')).toBeVisible();
});
`;

/** `contract/course/list.ts`: the call of the page. */
export const contract = ({ title }: PageDeclaration, { call }: PageNames) =>
  `import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/** ${title}. */
export const ${call} = endpoint({
  path: '/v1/${call}',
  payload: v.object({}),
  data: v.object({ names: v.array(v.string()) }),
});
`;

/** `areas/course/list.routes.ts` of the server: the call, answered with nothing in it. */
export const handler = ({ title }: PageDeclaration, { area, file, key, call }: PageNames) =>
  `import { ${call} } from '@qianwei/api/contract/${area}/${file}';
import { type Implementation, implementForStudent } from '../../http/implement.ts';

/** The calls of ${title}. */
export const ${key}Routes: Implementation[] = [implementForStudent(${call}, async () => ({ names: [] }))];
`;
