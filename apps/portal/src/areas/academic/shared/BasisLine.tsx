import type { Basis } from '@qianwei/api/contract/academic/basis';
import { listDay } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { basis as line } from './BasisLine.css.ts';

/** 依据: where a rule that the page shows is written, with its date, as a link where it can be read. */
export function BasisLine({ basis: { title, date, path } }: { basis: Basis }) {
  return (
    <p className={line}>
      依据{' '}
      {path === null ? (
        <Phrases>{title}</Phrases>
      ) : (
        <Link href={path} variant="underlined">
          <Phrases>{title}</Phrases>
        </Link>
      )}
      ，<span className={unbroken}>{listDay(date)}</span>
    </p>
  );
}
