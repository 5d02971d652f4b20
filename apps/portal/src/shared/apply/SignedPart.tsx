import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import * as styles from './apply.css.ts';

/** The signature of the last submission; nothing before one. */
export const SignedPart = ({ url }: { url: string | null }) =>
  url !== null && (
    <Part title="本人签名">
      <div className={styles.signed}>
        <img src={url} alt="提交时的本人签名" className={styles.signature} />
        <Link href={url} download="本人签名.png">
          下载签名
        </Link>
      </div>
    </Part>
  );
