import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { type Late, useLate } from '@qianwei/ui/late';

interface FormLinkProps<Props extends object> {
  of: Late<Props>;
  href: string;
  children: string;
}

/** Leads to the form of an application, whose code is fetched while the page is read. */
export function FormLink<Props extends object>({ of, href, children }: FormLinkProps<Props>) {
  useLate(of);
  return (
    <ButtonLink variant="primary" size="large" href={href}>
      {children}
    </ButtonLink>
  );
}
