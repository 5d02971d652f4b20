import { Icon } from '@qianwei/ui/Icon';
import { StateMark } from '@qianwei/ui/StateMark';
import { type RefCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-aria-components';
import { institution } from '../../institution/institution.ts';
import * as styles from './PublicServices.css.ts';
import type { PublicServiceWords } from './public-service-text.ts';

const services = [
  { code: 'PRACTICE_SIGNUP', title: '实践考核报名', href: '/practiceSignUp' },
  { code: 'ENGLISH_TICKET', title: '学位英语准考证打印', href: '/englishSignUp?tab=ticket' },
  { code: 'ENGLISH_SCORE', title: '学位英语成绩查询', href: '/englishScores' },
  { code: 'PRACTICE_TICKET', title: '实践考核准考证打印', href: '/reviews/practice/ticket' },
  { code: 'ENGLISH_SIGNUP', title: '学位英语报名', href: '/englishSignUp' },
  { code: 'SEARCH_ID', title: '查询准考证号', href: '/searchId' },
] as const;

const shortcuts = [
  { title: '准考证打印', href: '/reviews/practice/ticket' },
  { title: '实践考核报名', href: '/practiceSignUp' },
  { title: '学位英语报名', href: '/englishSignUp' },
  { title: '学位英语成绩', href: '/englishScores' },
  { title: '查询准考证号', href: '/searchId' },
  { title: '通知公告', href: '/notice' },
];

/**
 * 不用登录也能办, with the current windows. The list is prerendered; its dates come later, into lines of the same height.
 * Not shown on a certificate host (PAGE-3).
 */
export function PublicServices({
  words,
  lastRef,
}: {
  words: PublicServiceWords | null;
  /** Receives the last visible element, which what follows must not cover. */
  lastRef: RefCallback<HTMLElement>;
}) {
  if (useCertificateHost()) return null;
  const maintenance = words?.maintenance;
  return (
    <aside className={styles.pub} aria-labelledby="public-services">
      <h2 id="public-services" className={styles.title}>
        不用登录也能办
      </h2>
      <ul ref={maintenance ? null : lastRef} className={styles.list}>
        {services.map(({ code, title, href }) => {
          const state = words?.services[code];
          return (
            <li key={code}>
              <Link href={href} className={styles.row}>
                <span>
                  {title}
                  <small className={styles.state}>
                    {state && (
                      <StateMark shape={state.open ? 'full' : 'open'} tone={state.tone}>
                        {state.text}
                      </StateMark>
                    )}
                  </small>
                </span>
                <Icon name="chevron" size="small" />
              </Link>
            </li>
          );
        })}
      </ul>
      <ul className={styles.quick}>
        {shortcuts.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} className={styles.shortcut}>
              {title}
              <Icon name="chevron" size="small" />
            </Link>
          </li>
        ))}
      </ul>
      <p ref={maintenance ? lastRef : null} className={styles.maintenance} role="status">
        <span className={styles.sentence}>{maintenance?.span}</span>
        <span className={styles.sentence}>{maintenance?.effect}</span>
      </p>
    </aside>
  );
}

const never = () => () => {};

/** True on a host of the certificate exam (PAGE-3); false in the prerendered page and while it hydrates. */
function useCertificateHost(): boolean {
  return useSyncExternalStore(
    never,
    () => location.hostname.toLowerCase().includes(institution.certificateMarker),
    () => false,
  );
}
