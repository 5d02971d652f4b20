import { RadioGroup } from '@qianwei/ui/RadioGroup';
import type { ChoiceProps } from './sign-up-exam.ts';

/** The sites of a batch with the places that are left; a full one says so and cannot be chosen. */
export function SiteChoice({
  label,
  batch,
  draft,
  errors,
}: Pick<ChoiceProps, 'batch' | 'draft' | 'errors'> & { label: string }) {
  const { siteId } = draft.document;
  return (
    <RadioGroup
      name="siteId"
      label={label}
      value={siteId === '' ? null : siteId}
      onChange={(value) => draft.edit('siteId', value)}
      error={errors.siteId}
      options={batch.siteList.map((site) => ({
        value: site.siteId,
        label: site.name,
        aside: site.left === 0 ? '名额已满' : `余 ${site.left}`,
        ...(site.address !== '' && { hint: site.address }),
        ...(site.left === 0 &&
          site.siteId !== siteId && { reason: `该${label}名额已满，请选择其他${label}` }),
      }))}
    />
  );
}
