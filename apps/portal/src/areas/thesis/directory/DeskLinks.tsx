import { changeTitles, changeType } from '@qianwei/api/contract/thesis/change';
import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { Link } from '@qianwei/ui/Link';
import { useAddress } from '../../../shared/address/use-address.ts';
import { ManualLink } from '../shared/ManualLink.tsx';
import * as styles from './DirectoryPage.css.ts';
import { directoryAddress } from './directory-address.ts';

/** The changes that can be applied for, and the manual. */
export function DeskLinks({ obstacles }: Pick<ThesisDirectory, 'obstacles'>) {
  const { hrefOf } = useAddress(directoryAddress);
  const possible = changeType.options.filter((type) => obstacles[type] === null);
  return (
    <p className={styles.deskLinks}>
      {possible.map((type) => (
        <Link key={type} href={hrefOf({ apply: type })}>
          申请{changeTitles[type]}
        </Link>
      ))}
      <ManualLink anchor="directory">怎样留言、延期</ManualLink>
    </p>
  );
}
