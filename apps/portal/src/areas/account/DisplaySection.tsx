import { Section } from '@qianwei/ui/Section';
import { AppearanceChoices } from '../../shared/device/AppearanceChoices.tsx';
import * as styles from './AccountPage.css.ts';

/** 显示与无障碍: text size, theme and density of this device, as in 显示设置 of the menu. */
export function DisplaySection() {
  return (
    <Section name="显示与无障碍" note="只影响这台设备">
      <div className={styles.displayChoices}>
        <AppearanceChoices orientation="horizontal" />
      </div>
    </Section>
  );
}
