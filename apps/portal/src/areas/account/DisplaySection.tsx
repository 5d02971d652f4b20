import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Section } from '@qianwei/ui/Section';
import { useState } from 'react';
import { type Appearance, chooseAppearance, readAppearance } from '../../shared/appearance.ts';
import { chooseDensity, type Density, readDensity } from '../../shared/density.ts';
import * as styles from './DisplaySection.css.ts';

/** 显示与无障碍: text size, theme and density of this device, at once in effect. */
export function DisplaySection() {
  const [appearance, setAppearance] = useState(readAppearance);
  const [density, setDensity] = useState(readDensity);
  const choose = (change: Partial<Appearance>) => {
    // Read again: the same choices stand in the menu of the top bar.
    const next = { ...readAppearance(), ...change };
    setAppearance(next);
    chooseAppearance(next);
  };
  return (
    <Section name="显示与无障碍" note="只影响这台设备">
      <div className={styles.choices}>
        <RadioGroup
          label="文字大小"
          orientation="horizontal"
          value={appearance.text}
          onChange={(text) => choose({ text: text as Appearance['text'] })}
          options={[
            { value: 'standard', label: '标准' },
            { value: 'large', label: '大' },
            { value: 'huge', label: '特大' },
          ]}
        />
        <RadioGroup
          label="主题"
          orientation="horizontal"
          value={appearance.theme}
          onChange={(theme) => choose({ theme: theme as Appearance['theme'] })}
          options={[
            { value: 'auto', label: '跟随系统' },
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
            { value: 'contrast', label: '高对比' },
          ]}
        />
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
