import { getCourseList } from '@qianwei/api/contract/course/list';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, StoryApp } from '../../shared/client/story-client.tsx';
import CourseListPage from './CourseListPage.tsx';

it('课程学习 shows what the server answers', async () => {
  const screen = await render(
    <StoryApp fixtures={[answers(getCourseList, { names: ['第一项'] })]}>
      <CourseListPage />
    </StoryApp>,
  );
  await expect.element(screen.getByText('第一项')).toBeVisible();
});
