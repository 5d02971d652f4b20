import type { AreaCommands } from '../../ops/command.ts';
import { commitmentCommands } from './commitment/commitment.commands.ts';
import { planCommands } from './plan/plan.commands.ts';
import { ruleCommands } from './rule/rule.commands.ts';
import { talkCommands } from './talk/talk.commands.ts';
import { topicCommands } from './topic/topic.commands.ts';

/** Terminal commands of teachers and the office for theses. */
export const thesisCommands: AreaCommands = [
  ...planCommands,
  ...ruleCommands,
  ...topicCommands,
  ...talkCommands,
  ...commitmentCommands,
];
