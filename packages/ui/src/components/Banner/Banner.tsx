import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { banner, body, icon, title as titleStyle } from './Banner.css.ts';

export type BannerProps = {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The event, ending in a full stop. */
  title?: string;
  /** Its meaning for the student. */
  children?: ReactNode;
  /** The next action: a `Link` or `TextButton`. */
  action?: ReactNode;
  /**
   * `polite` is read out when it appears, `assertive` at once; `off` (the default) for a banner that is there from
   * the beginning.
   */
  live?: 'off' | 'polite' | 'assertive';
  ref?: Ref<HTMLDivElement>;
};

const icons: Record<BannerProps['tone'], IconName> = {
  info: 'info',
  success: 'done',
  warning: 'alert',
  danger: 'error',
};
const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** A notice within the page: what happened, what it means, what to do. */
export function Banner({ tone, title, children, action, live = 'off', ref }: BannerProps) {
  return (
    <div ref={ref} className={banner({ tone })} role={roles[live]}>
      <Icon name={icons[tone]} className={icon} />
      <div className={body}>
        <WholeDates>
          {title && <strong className={titleStyle}>{title}</strong>}
          {children}
        </WholeDates>
        {action}
      </div>
    </div>
  );
}
