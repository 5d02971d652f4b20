import { getHomeIndex, type HomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import HomePage from './HomePage.tsx';
import { graduatedHome, unrecordedHome } from './home.fixtures.ts';

const show = (home: HomeIndex) =>
  render(
    <StoryPage
      fixtures={[answers(getHomeIndex, home), answers(getNoticeListNLog, noticePage())]}
      path="/home/index"
    >
      <HomePage />
    </StoryPage>,
  );

describe('home after graduation', () => {
  it('a graduate whose results are kept elsewhere reads of no 0 courses and of nothing missing', async () => {
    const screen = await show(unrecordedHome);
    const part = screen.getByRole('region', { name: '毕业', exact: true });
    await expect.element(part).toHaveTextContent('课程和成绩没有录入本系统');
    await expect.element(screen.getByText(/还差|共 0 学分/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: '毕业进度' })).not.toBeInTheDocument();
  });

  it('congratulates a graduate, and says how the certificates are got', async () => {
    const screen = await show(graduatedHome);
    await expect.element(screen.getByRole('heading', { name: '祝贺毕业' })).toBeVisible();
    const part = screen.getByRole('region', { name: '毕业', exact: true });
    await expect.element(part).toHaveTextContent('2026年6月30日毕业');
    await expect.element(part).toHaveTextContent('学位均分 72.4；毕业设计 74 分，中等；学位英语 66 分，合格');
    await expect.element(part).toHaveTextContent('学位申请 2026年12月30日（周三）24:00 截止');
    await expect
      .element(part.getByRole('link', { name: '打印成绩单' }))
      .toHaveAttribute('href', '/academic/gradeSearch');
    await expect.element(screen.getByText(/^距 /)).not.toBeInTheDocument();
  });

  it.each([
    ['AUDITING', '学位申请已经提交。', '看审核到哪了'],
    ['RETURNED', '学位申请被退回，改好退回的几处就能重新提交。', '去补正'],
    ['PUBLICITY', '名单正在公示，没有异议就授予学位。', '看公示到哪天'],
    ['GRANTED', '学士学位已授予，证书寄到申请时填的地址。', '看学位证书'],
  ] as const)(
    'a graduate who has applied for the degree (%s) reads so, and of nothing to apply for',
    async (degreeStatus, text, link) => {
      const { graduation } = graduatedHome;
      const applied = graduation && {
        ...graduation,
        degreeStatus,
        degreeDeadline: null,
      };
      const home = { ...graduatedHome, nextStep: null, followingSteps: [], graduation: applied };
      const screen = await show(home);
      const part = screen.getByRole('region', { name: '毕业', exact: true });
      await expect.element(part).toHaveTextContent(text);
      await expect.element(part).not.toHaveTextContent('6 个月内提出');
      await expect
        .element(part.getByRole('link', { name: link }))
        .toHaveAttribute('href', '/applyDegree/index');
      await expect.element(screen.getByRole('heading', { name: '眼下没有待办' })).toBeVisible();
    },
  );

  it('a graduate reads the number of the diploma, and where it stands how it is collected', async () => {
    const screen = await show(graduatedHome);
    const part = screen.getByRole('region', { name: '毕业', exact: true });
    const { certNo } = graduatedHome.graduation!;
    expect(certNo).toMatch(/^65/);
    await expect.element(part).toHaveTextContent(`证书编号 ${certNo}。`);
    await expect
      .element(part.getByRole('link', { name: '看领取方式' }))
      .toHaveAttribute('href', '/apply/graduation');
  });

  it('a graduate reads where the diploma’s number stands, and no deadline of a degree that is out of reach', async () => {
    const { graduation } = graduatedHome;
    const changes = { degreeDeadline: null, isDegreeOutOfReach: true, certNo: null };
    const screen = await show({ ...graduatedHome, graduation: graduation && { ...graduation, ...changes } });
    const part = screen.getByRole('region', { name: '毕业', exact: true });
    await expect.element(part).toHaveTextContent('按现有的成绩和记录达不到学位条件，毕业证书不受影响。');
    await expect.element(part).not.toHaveTextContent('6 个月内提出');
    await expect
      .element(part.getByRole('link', { name: '看证书编号和领取方式' }))
      .toHaveAttribute('href', '/apply/graduation');
  });
});
