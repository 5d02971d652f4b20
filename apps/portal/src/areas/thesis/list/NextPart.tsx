import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Phrases } from '@qianwei/ui/Phrases';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { NextThing } from './next-thing.ts';
import * as styles from './sheet.css.ts';

interface NextPartProps {
  next: NextThing;
  /** Its button is the page's one primary action; on a phone it is in the dock. */
  isPrimary: boolean;
}

/** The next thing of a sheet, until when, and its one button. */
export function NextPart({ next: { title, text, due, action }, isPrimary }: NextPartProps) {
  const button = action && (
    <ButtonLink href={action.href} variant={isPrimary ? 'primary' : 'outline'} size="large">
      {action.text}
    </ButtonLink>
  );
  return (
    <div className={styles.next}>
      <div>
        <h3 className={styles.nextTitle}>
          <Phrases>{title}</Phrases>
        </h3>
        {due && (
          <p className={styles.due}>
            <b className={due.isSoon ? styles.soon : styles.when}>
              <WholeDates>{due.when}</WholeDates>
            </b>
            <WholeDates>{due.rest}。</WholeDates>
          </p>
        )}
        {text !== '' && (
          <p className={styles.desc}>
            <WholeDates>{text}</WholeDates>
          </p>
        )}
      </div>
      {button &&
        (isPrimary ? (
          <DockAction inPlace>{button}</DockAction>
        ) : (
          <div className={styles.action}>{button}</div>
        ))}
    </div>
  );
}
