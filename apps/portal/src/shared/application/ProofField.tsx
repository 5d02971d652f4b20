import { FileUpload } from '@qianwei/ui/FileUpload';
import { EarlierFiles } from '../files/EarlierFiles.tsx';
import type { useSceneUploads } from '../files/use-scene-uploads.ts';

export interface ProofFieldProps {
  proof: ReturnType<typeof useSceneUploads>;
  /** 证明材料. */
  label?: string;
  /** Files that are asked for, before the rules of their scene: 身份证、户口簿等. */
  hint?: string;
}

/** The files that prove what is applied for, new ones or earlier ones again; on a phone they can be photographed. */
export const ProofField = ({ proof, label = '证明材料', hint }: ProofFieldProps) => (
  <>
    <FileUpload
      {...proof.field}
      name="fileIds"
      label={label}
      hint={`${hint === undefined ? '' : `${hint}，`}${proof.rules.hint}。`}
      {...(proof.rules.types.includes('jpg') && { capture: 'environment' })}
    />
    <EarlierFiles uploads={proof} />
  </>
);
