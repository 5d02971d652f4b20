import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { Link } from '@qianwei/ui/Link';
import * as styles from './apply.css.ts';

interface FileLinksProps {
  /** Ids of a field of the document. */
  ids: readonly string[];
  /** The materials with the student's own files. */
  materials: readonly ApplyMaterial[];
  /** Shows a photo above its name. Default false. */
  isPhoto?: boolean;
}

/** Files of the student that are, or will be, handed in: each opens by its name. One that the answer does not know yet has none. */
export function FileLinks({ ids, materials, isPhoto = false }: FileLinksProps) {
  const stored = materials.flatMap(({ files }) => files);
  return (
    <ul className={styles.files}>
      {ids.map((id) => {
        const file = stored.find(({ fileId }) => fileId === id);
        if (file === undefined) return <li key={id}>已上传的文件</li>;
        const { fileName, url } = file;
        return (
          <li key={id}>
            {isPhoto && <img src={url} alt="" className={styles.photo} />}
            <Link href={url} download={fileName} className={styles.fileName}>
              {fileName}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
