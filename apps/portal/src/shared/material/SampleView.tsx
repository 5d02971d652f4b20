import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { Dialog } from '@qianwei/ui/Dialog';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import * as styles from './sample.css.ts';
import { samplePoints, templateWords } from './sample-words.ts';

/** The sample picture of a material, small; a press opens it large. Nothing without one. */
export function SampleView({ material: { code, sample } }: { material: ApplyMaterial }) {
  const [isOpen, setOpen] = useState(false);
  if (sample === null) return null;
  const title = `${materialTitles[code]}样例`;
  return (
    <>
      <TextButton aria-label={`看${title}`} onPress={() => setOpen(true)}>
        <img src={sample.pictureUrl} alt="" className={styles.thumbnail} />
        <span className={styles.caption}>样例</span>
      </TextButton>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} width="wide">
        <img src={sample.pictureUrl} alt={`${title}：${samplePoints[code]}`} className={styles.picture} />
      </Dialog>
    </>
  );
}

/** Saves the file that a material is made with; nothing without one. */
export function TemplateLink({ material: { sample } }: { material: ApplyMaterial }) {
  const template = sample?.template ?? null;
  return (
    template && (
      <span className={styles.template}>
        <Link href={template.url} download={template.fileName}>
          {templateWords(template)}
        </Link>
      </span>
    )
  );
}
