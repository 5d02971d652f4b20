import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import type { ReactNode } from 'react';
import * as styles from './apply.css.ts';
import type { ApplyParts, ReturnedApply } from './apply-parts.ts';

interface ReturnedListProps<PartCode extends string> {
  apply: ReturnedApply;
  parts: ApplyParts<PartCode, string>;
  /** Address at which a part is mended; null where it cannot be any more. */
  hrefOf(part: PartCode): string | null;
  /** Parts that the draft has mended already. Default none. */
  done?: readonly PartCode[];
  /** Words of the link. Default 改 and the name of the part. */
  acts?: Partial<Readonly<Record<PartCode, string>>>;
  /** Beside the reason of a part that is not mended; null without one. Default nothing. */
  picture?(part: PartCode): ReactNode;
  /** Below the reason: the files that were handed in. Default nothing. */
  files?(part: PartCode): ReactNode;
}

/** 要改的几处: each with the reason and the link to where it is mended. Nothing when no part was named. */
export function ReturnedList<PartCode extends string>(props: ReturnedListProps<PartCode>) {
  const { apply, parts, hrefOf, done = [], acts = {}, picture, files } = props;
  const returned = parts.returnedOf(apply);
  if (returned.length === 0) return null;
  return (
    <Part title={`要改的 ${returned.length} 处`} note="其余内容不用动">
      <ul>
        {returned.map((part) => {
          const href = hrefOf(part);
          const isDone = done.includes(part);
          const drawn = (!isDone && picture?.(part)) || null;
          const title = parts.titles[part];
          const act = (acts as Partial<Record<string, string>>)[part] ?? `改${title}`;
          return (
            <li key={part} className={styles.returned({ isPictured: drawn !== null })}>
              {drawn}
              <div className={styles.returnedText}>
                <p className={styles.returnedName}>{title}</p>
                {isDone && (
                  <StateMark shape="check" tone="success">
                    已改好
                  </StateMark>
                )}
                <p>{parts.reasonOf(apply, part)}</p>
                {files?.(part)}
                {href !== null && (
                  <p className={styles.way}>
                    <Link href={href} variant="underlined">
                      {isDone ? `再改${title}` : act}
                    </Link>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
