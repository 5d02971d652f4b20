import { loginPath } from '@qianwei/machines/session/redirect';
import { useSession } from '../../shared/session/session.tsx';

const courses = '/course/list';

/** The link that leads to the courses, by way of the login for who is not logged in. */
export function useWayIn(): { href: string; text: string } {
  return useSession().session === null
    ? { href: loginPath(courses), text: '去登录学习' }
    : { href: courses, text: '去学习' };
}
