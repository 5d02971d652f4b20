import type { Basis } from '@qianwei/api/contract/academic/basis';
import { listDay } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { basis as line } from './BasisLine.css.ts';

/** The document of a rule, with its date, as a link if it can be read; within a line. */
export function BasisWords({ basis: { title, date, path } }: { basis: Basis }) {
  return (
    <>
      {path === null ? (
        <Phrases>{title}</Phrases>
      ) : (
        <Link href={path} variant="underlined">
          <Phrases>{title}</Phrases>
        </Link>
      )}
      ，<span className={unbroken}>{listDay(date)}</span>
    </>
  );
}

/** 依据: where a rule that the page shows is written, as a line of its own. */
export function BasisLine({ basis }: { basis: Basis }) {
  return (
    <p className={line}>
      依据 <BasisWords basis={basis} />
    </p>
  );
}
