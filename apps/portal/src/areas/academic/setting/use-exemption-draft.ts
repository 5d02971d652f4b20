import type { Exemption, ExemptionBasis } from '@qianwei/api/contract/academic/course-setting';
import { useState } from 'react';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';

/** The typed values of an application; the proof is kept beside it. */
export interface ExemptionValues {
  readonly courseCode: string | null;
  readonly basisType: ExemptionBasis | null;
  readonly certNo: string;
  /** A day as it was typed: checked when the application is. */
  readonly obtainDate: string | null;
  readonly reason: string;
}

const nothing: ExemptionValues = {
  courseCode: null,
  basisType: null,
  certNo: '',
  obtainDate: null,
  reason: '',
};

/** The application that is being written, and whether its drawer is open. */
export type ExemptionDraft = ReturnType<typeof useExemptionDraft>;

/**
 * An application for an exemption that outlives its drawer: what was typed and uploaded stays when it is closed or the call
 * fails, until it is submitted or thrown away. The browser asks before the tab is closed meanwhile.
 */
export function useExemptionDraft() {
  const [values, setValues] = useState(nothing);
  const [isOpen, setOpen] = useState(false);
  const proof = useSceneUploads('EXEMPT_PROOF');
  const isEmpty =
    Object.values(values).every((value) => value === null || value === '') && proof.field.files.length === 0;
  useLeaveGuard(!isEmpty);
  return {
    values,
    proof,
    isEmpty,
    isOpen,
    change: (changes: Partial<ExemptionValues>) => setValues((before) => ({ ...before, ...changes })),
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Starts from an application that came back; its proof has to be uploaded again. */
    begin: ({ courseCode, basisType, certNo, obtainDate, reason }: Exemption) =>
      setValues({ courseCode, basisType, certNo, obtainDate, reason }),
    clear: () => {
      setValues(nothing);
      for (const { id } of proof.field.files) proof.field.onRemove(id);
    },
  };
}
