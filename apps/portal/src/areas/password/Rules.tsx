import { type PasswordOwner, passwordRules } from '@qianwei/api/contract/password-rules';
import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './PasswordPage.css.ts';

const held = { shape: 'check', tone: 'success' } as const;
const broken = { shape: 'cross', tone: 'danger' } as const;
const open = { shape: 'open', tone: 'muted' } as const;

export interface RulesProps {
  id: string;
  password: string;
  owner: PasswordOwner;
  /** The form was not sent because of this password: a rule that it breaks is crossed, no longer just open. */
  isRefused: boolean;
}

/** The rules of a new password, ticked while it is typed; one that only the server can check is open, and says so. */
export function Rules({ id, password, owner, isRefused }: RulesProps) {
  return (
    <ul id={id} className={styles.rules}>
      {passwordRules(password, owner).map(({ code, text, kept }) => (
        <li key={code}>
          <StateMark {...(kept ? held : kept === false && isRefused ? broken : open)}>
            {text}
            {kept === null ? (
              '（提交时核对）'
            ) : (
              <span className={visuallyHidden}>{kept ? '，已满足' : '，未满足'}</span>
            )}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}
