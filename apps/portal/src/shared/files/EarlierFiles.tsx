import { getOwnFiles, type OwnFile } from '@qianwei/api/contract/upload';
import { listDay } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { earlierFile } from '@qianwei/ui/FileUpload/upload-file';
import { TextButton } from '@qianwei/ui/TextButton';
import { useCall } from '../query/use-call.ts';
import { checkCode } from './check-code.ts';
import * as styles from './EarlierFiles.css.ts';
import type { useSceneUploads } from './use-scene-uploads.ts';

const entryOf = ({ fileId, fileName, fileSize, fileType, sha256 }: OwnFile) =>
  earlierFile({
    ...{ id: fileId, name: fileName, size: fileSize, type: fileType },
    ...{ value: fileId, receipt: checkCode(sha256) },
  });

/**
 * 材料保险箱: files that the student has uploaded for the same purpose, to be handed in again without a new upload; nothing
 * without one.
 */
export function EarlierFiles({ uploads }: { uploads: ReturnType<typeof useSceneUploads> }) {
  const { scene, values, addEarlier } = uploads;
  const { data } = useCall(getOwnFiles, { scene });
  const files = data?.list.filter(({ fileId }) => !values.includes(fileId)) ?? [];
  if (files.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label="材料保险箱">
      <p className={styles.note}>材料保险箱：以前上传过的，不用再传</p>
      <ul>
        {files.map((file) => (
          <li key={file.fileId} className={styles.file}>
            <span className={styles.name}>
              {file.fileName}
              <small className={styles.facts}>
                {listDay(file.storedTime)}，{sizeWords(file.fileSize)}
              </small>
            </span>
            <TextButton aria-label={`用这份：${file.fileName}`} onPress={() => addEarlier(entryOf(file))}>
              用这份
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
