import {
  applyThesisChange,
  applyThesisDelay,
  cancelThesisApplication,
} from '@qianwei/api/contract/thesis/change';
import { getThesisMessage, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { applyForChange, applyForDelay, cancelApplication } from './apply-change.workflow.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.workflow.ts';

/** Messages between student and teacher, and applications for changes and delays. */
export const talkRoutes: readonly Implementation[] = [
  implementForStudent(getThesisMessage, readMessages),
  implementForStudent(sendThesisMessage, sendMessage),
  implementForStudent(applyThesisChange, applyForChange),
  implementForStudent(applyThesisDelay, applyForDelay),
  implementForStudent(cancelThesisApplication, cancelApplication),
];
