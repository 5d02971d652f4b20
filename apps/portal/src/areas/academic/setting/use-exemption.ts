import {
  type Exemption,
  type ExemptionBasis,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { useApplication } from '../../../shared/application/use-application.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';

const nothing = {
  courseCode: null as string | null,
  basisType: null as ExemptionBasis | null,
  certNo: '',
  /** A day as it was typed: checked when the application is. */
  obtainDate: null as string | null,
  reason: '',
};

/** The typed values of an application. */
export type ExemptionValues = Readonly<typeof nothing>;

/** The application that is being written, and whether its drawer is open. */
export type ExemptionDraft = ReturnType<typeof useExemption>;

/** An application for an exemption, which the page knows of while its drawer is closed. */
export function useExemption() {
  const proof = useSceneUploads('EXEMPT_PROOF');
  const application = useApplication(submitExemption, nothing, proof);
  const reapply = ({ courseCode, basisType, certNo, obtainDate, reason }: Exemption) =>
    application.begin({ courseCode, basisType, certNo, obtainDate, reason });
  return { ...application, proof, reapply };
}
