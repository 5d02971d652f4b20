import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Section } from '@qianwei/ui/Section';
import { useState } from 'react';
import { institution } from '../../institution/institution.ts';
import { copyText } from '../../shared/device/copy-text.ts';
import { dropKeptPortal } from '../../shared/device/portal-kept.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { type FactsInput, versionFacts } from './facts.ts';
import type { SelfCheckItem } from './self-check.ts';
import * as styles from './VersionPage.css.ts';

/**
 * Clears the kept portal, the browser's caches and this tab's session storage. Login, display choices and unsaved work are stored
 * elsewhere and stay.
 */
async function clearCaches(): Promise<void> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: at a press
    sessionStorage.clear();
    await dropKeptPortal();
  } catch {
    // Storage is forbidden or the page is not served over https: a plain reload is all that can be done.
  }
}

export interface DiagnosticsProps {
  facts: FactsInput;
  checks: readonly SelfCheckItem[];
}

/** The text for support: versions and checks, nothing about the student. */
function diagnosticText({ facts, checks }: DiagnosticsProps): string {
  const lines = [...versionFacts(facts), ...checks.map(({ name, words }): [string, string] => [name, words])];
  return ['【诊断信息】', ...lines.map(([term, value]) => `${term}：${value}`)].join('\n');
}

/** The versions of both sides and the difference of their clocks; 复制诊断信息 and 清除缓存并刷新. When copying fails, the text is shown, to be selected by hand. */
export function Diagnostics(props: DiagnosticsProps) {
  const notify = useNotify();
  const [isTextShown, setTextShown] = useState(false);
  const [clearing, setClearing] = useState(false);
  const text = diagnosticText(props);
  const copy = async () => {
    const copied = await copyText(text);
    setTextShown(!copied);
    if (copied) notify({ type: 'success', text: '诊断信息已复制，可以粘贴给客服' });
  };
  const clear = async () => {
    setClearing(true);
    await clearCaches();
    location.reload();
  };
  return (
    <Section name="给客服的信息">
      <DescriptionList>
        {versionFacts(props.facts).map(([term, value]) => (
          <Description key={term} label={term}>
            {value}
          </Description>
        ))}
        <Description label="备案号">{institution.icp}</Description>
        <Description label="服务电话">
          {institution.service.phone}，{institution.service.hours}
        </Description>
      </DescriptionList>
      <div className={styles.actions}>
        <Button icon="copy" onPress={() => void copy()}>
          复制诊断信息
        </Button>
        <Button icon="refresh" pending={clearing} onPress={() => void clear()}>
          清除缓存并刷新
        </Button>
      </div>
      {isTextShown && (
        <>
          <Banner tone="warning" live="assertive">
            诊断信息复制失败，请手动选择复制
          </Banner>
          <textarea className={styles.diagnostic} aria-label="诊断信息" readOnly value={text} />
        </>
      )}
    </Section>
  );
}
