import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { IconButton } from '@qianwei/ui/IconButton';
import { Line, Lines } from '@qianwei/ui/Lines';
import { FileTrigger, Group } from 'react-aria-components';
import { Progress } from './Progress.tsx';
import * as styles from './ProofFiles.css.ts';
import { type ProofFile, proofLimit, type useProofFiles } from './use-proof-files.ts';

export interface ProofFilesProps {
  proof: ReturnType<typeof useProofFiles>;
  /** What the form says about the files as a whole. */
  error?: string;
}

/** The proof of a correction: up to three files with progress, each of which can be removed. */
export function ProofFiles({ proof, error }: ProofFilesProps) {
  const wrong = proof.refusal || error;
  return (
    <Group className={styles.proof} aria-label="证明材料">
      <p className={styles.label}>证明材料</p>
      <p className={styles.hint}>身份证、户口簿等，JPG、PNG、PDF 或 DOCX，单个不超过 10MB，最多 3 个。</p>
      {proof.files.length > 0 && (
        <Lines>
          {proof.files.map((file) => (
            <Line key={file.key}>
              <File file={file} />
              <IconButton
                icon="close"
                size="small"
                label={
                  file.fileId === null && file.problem === '' ? `取消上传${file.name}` : `移除${file.name}`
                }
                onPress={() => proof.remove(file.key)}
              />
            </Line>
          ))}
        </Lines>
      )}
      {proof.files.length < proofLimit && (
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={['.jpg', '.jpeg', '.png', '.pdf', '.docx']}
          onSelect={(files) => files && proof.add([...files])}
        >
          <Button size="small" icon="upload">
            选择文件
          </Button>
        </FileTrigger>
      )}
      {wrong && (
        <Banner tone="danger" live="assertive">
          {wrong}
        </Banner>
      )}
    </Group>
  );
}

function File({ file }: { file: ProofFile }) {
  return (
    <div className={styles.file}>
      <p className={styles.name}>{file.name}</p>
      {file.problem !== '' && <p className={styles.problem}>{file.problem}</p>}
      {file.problem === '' && file.fileId === null && (
        <Progress label={`正在上传${file.name}`} fraction={file.fraction} />
      )}
      {file.fileId !== null && <p className={styles.hint}>已上传，校验码 {file.checksum}…</p>}
    </div>
  );
}
