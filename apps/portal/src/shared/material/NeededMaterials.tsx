import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { Part } from '@qianwei/ui/Part';
import { materialNeedTitles } from '../apply/rule-words.ts';
import { SampleView, TemplateLink } from './SampleView.tsx';
import * as styles from './sample.css.ts';
import { samplePoints } from './sample-words.ts';

export interface NeededMaterialsProps {
  materials: readonly ApplyMaterial[];
}

/** 材料清单: before the form each material with its sample, its need and its rules, so that it can be got in time. */
export default function NeededMaterials({ materials }: NeededMaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <Part title="材料清单" note="点样例看大图">
      <ul>
        {materials.map((material) => (
          <li key={material.code} className={styles.needed}>
            <SampleView material={material} />
            <div className={styles.words}>
              <p className={styles.head}>
                <span className={styles.name}>{materialTitles[material.code]}</span>
                <span className={styles.note}>
                  {material.required ? '必交' : materialNeedTitles[material.need]}
                </span>
              </p>
              <p className={styles.note}>{samplePoints[material.code]}</p>
              <p className={styles.note}>
                {uploadScenes[material.code].hint}。<TemplateLink material={material} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
