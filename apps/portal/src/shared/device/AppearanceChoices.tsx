import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { type Appearance, chooseAppearance, plainAppearance, readAppearance } from './appearance.ts';
import { chooseDensity, type Density, readDensity } from './density.ts';
import { useDeviceState } from './use-device-state.ts';

export interface AppearanceChoicesProps {
  /** Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
}

/** Text size, theme and density of this device as three groups, in effect at once. */
export default function AppearanceChoices({ orientation }: AppearanceChoicesProps) {
  const [appearance, setAppearance] = useDeviceState(readAppearance, plainAppearance);
  const [density, setDensity] = useDeviceState<Density>(readDensity, 'roomy');
  const choose = (change: Partial<Appearance>) => {
    // Read again: the account page and the menu of the top bar have the same choices.
    const next = { ...readAppearance(), ...change };
    setAppearance(next);
    chooseAppearance(next);
  };
  return (
    <>
      <RadioGroup
        label="文字大小"
        orientation={orientation}
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
        orientation={orientation}
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
        orientation={orientation}
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
    </>
  );
}
