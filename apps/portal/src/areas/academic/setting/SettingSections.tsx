import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { ExemptionSection } from './ExemptionSection.tsx';
import { ReplacementSection } from './ReplacementSection.tsx';
import { useExemption } from './use-exemption.ts';
import { VersionSection } from './VersionSection.tsx';

export interface SettingSectionsProps {
  setting: CourseSetting;
  /** An application that came back and is to be written again: its form opens. */
  returned: Exemption | null;
  /** Called when that form is open. */
  onOpened: () => void;
  /** Receives the field that finds old codes. */
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Below the plan: exemptions, old and present codes, the version of the plan. */
export default function SettingSections({ setting, returned, onOpened, searchRef }: SettingSectionsProps) {
  const draft = useExemption();
  const openReturned = useEffectEvent((exemption: Exemption) => {
    draft.reapply(exemption);
    onOpened();
  });
  useEffect(() => {
    if (returned !== null) openReturned(returned);
  }, [returned]);
  return (
    <>
      <ExemptionSection setting={setting} draft={draft} />
      <ReplacementSection setting={setting} searchRef={searchRef} />
      <VersionSection setting={setting} />
    </>
  );
}
