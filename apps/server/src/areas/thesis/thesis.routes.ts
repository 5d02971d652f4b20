import { errorCode } from '@qianwei/api/contract/envelope';
import { blocked } from '../../eligibility/eligibility.ts';
import { toPage } from '../../eligibility/ways.ts';
import type { Implementation } from '../../http/implement.ts';
import { isCertificateHost } from '../../student/certificate-host.ts';
import { commitmentRoutes } from './commitment/commitment.routes.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { manualRoutes } from './manual/manual.routes.ts';
import { ruleRoutes } from './rule/rule.routes.ts';
import { talkRoutes } from './talk/talk.routes.ts';
import { topicRoutes } from './topic/topic.routes.ts';

/** Answers the same call, but not on a host for certificates, whose menu has no theses: 1050002 there. */
const whereTheses = (implementation: Implementation): Implementation => ({
  ...implementation,
  async run(context, payload) {
    if (await isCertificateHost(context.db, context.host))
      throw blocked(errorCode.notEligible, {
        reason: '这里只有证书课程的学习和测评，毕业论文请登录学习平台或论文平台办理',
        way: toPage('去课程学习', '/course/list'),
      });
    return implementation.run(context, payload);
  },
});

/** 论文管理, its desk, topics, rules, commitment, messages, applications and manuals. */
export const thesisRoutes: readonly Implementation[] = [
  ...listRoutes,
  ...directoryRoutes,
  ...topicRoutes,
  ...ruleRoutes,
  ...commitmentRoutes,
  ...talkRoutes,
  ...manualRoutes,
].map(whereTheses);
