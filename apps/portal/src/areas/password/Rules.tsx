import { type PasswordOwner, passwordRules } from '@qianwei/api/contract/password-rules';
import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './PasswordPage.css.ts';

/** The rules of a new password, ticked while it is typed; one that only the server can check is open, and says so. */
export function Rules({ id, password, owner }: { id: string; password: string; owner: PasswordOwner }) {
  return (
    <ul id={id} className={styles.rules}>
      {passwordRules(password, owner).map(({ code, text, kept }) => (
        <li key={code}>
          <StateMark shape={kept ? 'check' : 'open'} tone={kept ? 'success' : 'muted'}>
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
