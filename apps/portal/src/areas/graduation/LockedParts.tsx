import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import {
  collectWayTitles,
  type GraduationDocument,
  type GraduationPart,
  graduationPartTitles,
  writtenLength,
} from '@qianwei/api/contract/graduation/graduation-document';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { FileLinks } from '../../shared/apply/FileLinks.tsx';
import * as styles from './graduation.css.ts';
import { materialsOf } from './graduation-parts.ts';

/** The handed-in content of a part without files in a few characters. */
function noteOf(part: GraduationPart, document: GraduationDocument): string {
  if (part === 'STATEMENT') return `${writtenLength(document.appraisal)} 字`;
  if (part === 'COLLECTION') return document.collectWay === null ? '' : collectWayTitles[document.collectWay];
  if (materialsOf(part).length === 0) return '登记表';
  // Without a scan the form is signed on the page.
  return part === 'REGISTER_FORM' ? '用页面签名' : '没有交';
}

interface LockedPartsProps {
  apply: GraduationApply;
  /** Parts that are mended, or may be replaced. */
  open: readonly GraduationPart[];
}

/** 其余各项: the parts that are not open, to be read only. */
export function LockedParts({ apply, open }: LockedPartsProps) {
  const { document, parts, materials } = apply;
  const rest = parts.filter((part) => !open.includes(part));
  if (document === null || rest.length === 0) return null;
  return (
    <Part title={`其余 ${rest.length} 项`} note="已锁定，只能查看">
      <ul className={styles.locked}>
        {rest.map((part) => {
          const ids = materialsOf(part).flatMap((material) => document[material.field]);
          return (
            <li key={part} className={styles.lockedRow}>
              <StateMark shape="check" tone="success">
                {graduationPartTitles[part]}
              </StateMark>
              <div className={styles.lockedNote}>
                {ids.length > 0 ? <FileLinks ids={ids} materials={materials} /> : noteOf(part, document)}
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
