import { declarePage } from '../../../routes/declare-page.ts';

export const practiceTicketPage = declarePage({
  path: '/reviews/practice/ticket',
  title: '实践考核准考证',
  component: 'practiceTicket',
  code: () => import('./PracticeTicketPage.tsx'),
  skeleton: 'form',
  hidden: true,
  noCache: true,
});
