import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { materialNeedTitles } from '../../shared/apply/rule-words.ts';
import { MaterialField } from '../../shared/material/MaterialField.tsx';
import { GraduationPaper } from './GraduationPaper.tsx';
import * as styles from './graduation.css.ts';
import type { PartFieldsProps } from './graduation-form.ts';
import { graduationParts } from './graduation-parts.ts';

/** 登记表签字件: the form as it stands now, to be printed and signed, and the scan of it. */
export function SignedFormField({ apply, draft, errors, onUnsent }: Omit<PartFieldsProps, 'part'>) {
  const { document, edit } = draft;
  const material = apply.materials.find(({ code }) => code === 'REGISTER_FORM');
  if (material === undefined) return null;
  const isReturned = graduationParts.reasonOf(apply, 'REGISTER_FORM') !== undefined;
  const isMending = graduationParts.returnedOf(apply).length > 0;
  const title = materialTitles.REGISTER_FORM;
  const printed = isMending ? '打印上面按新内容生成的登记表' : '打印上面的登记表';
  const isEmpty = document.registerForm.length === 0;
  const removed = material.required ? '原来交的已移除，要再交一份才能提交。' : '原来交的已移除。';
  const kept = isEmpty ? removed : '不换的，原来交的照旧。';
  return (
    <div className={styles.fields}>
      <GraduationPaper apply={apply} document={document} />
      <MaterialField
        material={material}
        label={isMending || material.required ? title : `${title}（${materialNeedTitles[material.need]}）`}
        note={`${printed}，本人签字，交扫描件；提交时另外在线签名。${isMending && !isReturned ? kept : ''}`}
        value={document.registerForm}
        onChange={(ids) => edit('registerForm', ids)}
        onUnsent={(sentence) => onUnsent(title, sentence)}
        {...(errors.registerForm !== undefined && { error: errors.registerForm })}
      />
    </div>
  );
}
