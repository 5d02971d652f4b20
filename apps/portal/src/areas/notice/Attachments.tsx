import type { Notice } from '@qianwei/api/contract/notice';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { StateMark } from '@qianwei/ui/StateMark';
import * as styles from './Attachments.css.ts';

export interface AttachmentsProps {
  files: Notice['files'];
  titleLevel: 'h2' | 'h4';
}

/** The files of a notice with their sizes; a file that the server no longer has is named without a link. */
export function Attachments({ files, titleLevel: Title }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-label="附件">
      <Title className={styles.name}>
        <Icon name="clip" size="small" />
        附件 {files.length} 个
      </Title>
      <Lines>
        {files.map((file) => (
          <Line key={file.fileId}>
            {file.url === '' ? (
              <>
                <span className={styles.gone}>{file.name}</span>
                <StateMark shape="cross" tone="muted">
                  附件已失效，请联系发布单位
                </StateMark>
              </>
            ) : (
              <a className={styles.file} href={file.url} download={file.name}>
                <Icon name="download" />
                <span>{file.name}</span>
                <span className={styles.size}>{sizeWords(file.size)}</span>
              </a>
            )}
          </Line>
        ))}
      </Lines>
    </section>
  );
}
