import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Section } from '@qianwei/ui/Section';
import { useState } from 'react';
import { AppearanceChoices } from '../../shared/device/AppearanceChoices.tsx';
import { chooseDensity, type Density, readDensity } from '../../shared/device/density.ts';
import * as styles from './AccountPage.css.ts';

/** 显示与无障碍: text size, theme and density of this device, in effect at once. */
export function DisplaySection() {
  const [density, setDensity] = useState(readDensity);
  return (
    <Section name="显示与无障碍" note="只影响这台设备">
      <div className={styles.displayChoices}>
        <AppearanceChoices orientation="horizontal" />
        <RadioGroup
          label="密度"
          orientation="horizontal"
          value={density}
          onChange={(value) => {
            setDensity(value as Density);
            chooseDensity(value as Density);
          }}
          options={[
            { value: 'roomy', label: '宽松' },
            { value: 'compact', label: '紧凑' },
          ]}
        />
      </div>
    </Section>
  );
}
