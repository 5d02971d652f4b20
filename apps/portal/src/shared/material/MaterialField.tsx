import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { FileUpload } from '@qianwei/ui/FileUpload';
import type { UploadFile } from '@qianwei/ui/FileUpload/upload-file';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNow } from '../time/use-now.ts';
import { keptEntry, validityOf } from './material-file.ts';
import { SafeChoices } from './SafeChoices.tsx';
import { SampleView, TemplateLink } from './SampleView.tsx';

import { useMaterialUploads } from './use-material-uploads.ts';

export interface MaterialFieldProps {
  /** The material with the student's files that fit (材料保险箱). */
  material: ApplyMaterial;
  label: string;
  /** Ids of the files that are handed in; those that are still on their way are not among them. */
  value: readonly string[];
  onChange(ids: string[]): void;
  /** Why it cannot be handed in as it is. */
  error?: string;
  /** More about the material, before the rules of its files. */
  note?: ReactNode;
  /**
   * Called when files begin to be, or no longer are, chosen but not stored: the sentence says so, and is null once each is
   * stored or removed. Submit is blocked by it.
   */
  onUnsent?(sentence: string | null): void;
}

/**
 * Files of one material: chosen from those that the student has uploaded before, or uploaded now. Those that are out of date
 * can be seen, and are not handed in.
 */
export function MaterialField(props: MaterialFieldProps) {
  const { material, label, value, onChange, error, note, onUnsent } = props;
  const now = useNow();
  const uploads = useMaterialUploads(material, value, onChange);
  const { field, rules, values, addEarlier } = uploads;
  const unsent = unsentWords(label, field.files);
  const report = useEffectEvent((sentence: string | null) => onUnsent?.(sentence));
  useEffect(() => report(unsent), [unsent]);
  const expired = material.files.find(
    (file) => values.includes(file.fileId) && validityOf(file, now).kind === 'EXPIRED',
  );
  const single = (rules.maxCount ?? 1) === 1;
  return (
    <div>
      <FileUpload
        {...field}
        label={label}
        hint={
          <>
            {note}
            {rules.hint}。
            <TemplateLink material={material} />
          </>
        }
        example={material.sample && <SampleView material={material} />}
        error={error ?? (expired && `“${expired.fileName}”的有效期到 ${expired.validUntil}，请换一份`)}
        {...(rules.types.includes('jpg') && { capture: 'environment' })}
      />
      <SafeChoices
        label={label}
        files={material.files.filter(({ fileId }) => !values.includes(fileId))}
        isReplaced={single && values.length > 0}
        now={now}
        onChoose={(file) => {
          if (single) for (const { id } of field.files) field.onRemove(id);
          addEarlier(keptEntry(file));
        }}
      />
    </div>
  );
}

/** Files that are chosen and not stored, in words: they failed, or are on their way. Null when everything is stored. */
function unsentWords(label: string, files: readonly UploadFile[]): string | null {
  const failed = files.filter(({ state }) => state === 'failed' || state === 'cancelled').length;
  if (failed > 0) return `${label}有 ${failed} 个文件没有传上，请重传或移除`;
  const sending = files.filter(({ state }) => state !== 'done').length;
  return sending > 0 ? `${label}还有 ${sending} 个文件正在上传` : null;
}
