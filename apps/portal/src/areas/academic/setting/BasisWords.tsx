import type { Basis } from '@qianwei/api/contract/academic/basis';
import { listDay } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { unbroken } from '@qianwei/ui/theme/text.css';

/** Where a rule is written: its title, as a link where it can be read, and when it was published. */
export function BasisWords({ basis: { title, date, path } }: { basis: Basis }) {
  return (
    <>
      {path === null ? <Phrases>{title}</Phrases> : <Link href={path}>{title}</Link>}，
      <span className={unbroken}>{listDay(date)}</span>
    </>
  );
}
