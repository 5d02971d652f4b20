import { momentWords } from '@qianwei/api/time/words';
import { usePageMargins } from '@qianwei/ui/PrintSheet';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { institution } from '../../institution/institution.ts';
import { useClient } from '../client/client.tsx';
import { PaperFacts } from './PaperFacts.tsx';
import * as styles from './PrintFrame.css.ts';

/**
 * The frame of a page that is printed as it is: the institution and whose page it is above it, the institution, the time
 * of printing and “page x of y” in the margins of each page. Not on the screen.
 */
export default function PageOnPaper() {
  const { serverNow } = useClient();
  const [printedAt, setPrintedAt] = useState(serverNow);
  useEffect(() => {
    const begin = () => flushSync(() => setPrintedAt(serverNow()));
    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, [serverNow]);
  const { schoolName } = institution;
  usePageMargins({ head: schoolName, foot: `${momentWords(printedAt)} 打印` });
  return (
    <div className={styles.head}>
      <p className={styles.issuer}>{schoolName}</p>
      <PaperFacts />
    </div>
  );
}
