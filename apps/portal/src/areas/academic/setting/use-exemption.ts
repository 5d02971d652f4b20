import {
  type Exemption,
  type ExemptionBasis,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { useState } from 'react';
import { useApplication } from '../../../shared/application/use-application.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';

/** The typed values of an application. */
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
export type ExemptionDraft = ReturnType<typeof useExemption>;

/** An application for an exemption, which the page knows of while its drawer is closed. */
export function useExemption() {
  const proof = useSceneUploads('EXEMPT_PROOF');
  const application = useApplication(submitExemption, nothing, proof);
  const [isOpen, setOpen] = useState(false);
  return {
    application,
    proof,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Starts from an application that came back; its proof has to be uploaded again. */
    reapply: ({ courseCode, basisType, certNo, obtainDate, reason }: Exemption) => {
      application.begin({ courseCode, basisType, certNo, obtainDate, reason });
      setOpen(true);
    },
  };
}
