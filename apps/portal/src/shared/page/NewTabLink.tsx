import { Link, type LinkProps } from '@qianwei/ui/Link';

/** A link out of a form that would be lost with its page: it opens a new tab, and says so. */
export const NewTabLink = ({ children, ...props }: LinkProps) => (
  <Link {...props} target="_blank">
    {children}（新标签页）
  </Link>
);
