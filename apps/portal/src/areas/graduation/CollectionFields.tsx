import { collectWay, collectWayTitles } from '@qianwei/api/contract/graduation/graduation-document';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { LineField } from './BasicFields.tsx';
import * as styles from './graduation.css.ts';
import type { OwnFieldsProps } from './graduation-form.ts';

const hints = {
  SELF: '本人带身份证原件领取',
  MAIL: '寄到填写的地址，收件人签收',
  PROXY: '代领人带双方身份证原件领取',
};

/** 证书领取方式, and to whom the diploma goes. */
export function CollectionFields({ document, edit, errors }: OwnFieldsProps) {
  const own = { document, edit, errors };
  const { collectWay: way } = document;
  const who = way === 'MAIL' ? '收件人' : '代领人';
  return (
    <div className={styles.fields}>
      <RadioGroup
        name="collectWay"
        label="证书领取方式"
        labelHidden
        error={errors.collectWay}
        value={way}
        onChange={(value) =>
          edit('collectWay', collectWay.options.find((option) => option === value) ?? null)
        }
        options={collectWay.options.map((value) => ({
          value,
          label: collectWayTitles[value],
          hint: hints[value],
        }))}
      />
      {way !== null && way !== 'SELF' && (
        <div className={styles.pair}>
          <LineField {...own} field="collectName" label={`${who}姓名`} maxLength={20} />
          <LineField {...own} field="collectPhone" label={`${who}电话`} maxLength={20} inputMode="tel" />
        </div>
      )}
      {way === 'MAIL' && <LineField {...own} field="collectAddress" maxLength={120} />}
    </div>
  );
}
