import { createContext } from 'react';

/** Something that a press should have opened and that did not open. */
export interface OpeningFailure {
  /** `MissingCode`, or what was thrown. */
  error: unknown;
  /** Opens it; rejects when it fails again. */
  retry: () => Promise<void>;
  /** Called when the student leaves it closed. */
  giveUp?: () => void;
}

/** Reports a failure to `LateFailures`; without one nothing is shown. */
export const FailureContext = createContext<(failure: OpeningFailure) => void>(() => {});
