import { id } from '@qianwei/api/contract/fields';
import { thesisStage } from '@qianwei/api/contract/thesis/stage';
import { field } from '../../../shared/address/address-codec.ts';
import { deskDrawer } from '../shared/thesis-hrefs.ts';

/** The desk in the address. */
export const directoryAddress = {
  /** The stage in front; without one that at which the thesis is. */
  stage: field(thesisStage, undefined),
  /** A version of its document; empty for the newest. */
  version: field(id, ''),
  /** The open drawer; MESSAGE until the field for a message has opened. */
  apply: field(deskDrawer, undefined),
};
