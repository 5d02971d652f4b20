import { academicCommands } from './areas/academic/academic.commands.ts';
import { arrangementCommands } from './areas/academic/arrangement/arrangement.commands.ts';
import { periodCommands } from './areas/academic/period/period.commands.ts';
import { registrationCommands } from './areas/academic/registration/registration.commands.ts';
import { accountCommands } from './areas/account/account.commands.ts';
import { courseCommands } from './areas/course/course.commands.ts';
import { degreeCommands } from './areas/degree/degree.commands.ts';
import { englishScoresCommands } from './areas/englishScores/english-scores.commands.ts';
import { examCommands } from './areas/exam/exam.commands.ts';
import { graduationCommands } from './areas/graduation/graduation.commands.ts';
import { signUpCommands } from './areas/signUp/sign-up.commands.ts';
import { thesisCommands } from './areas/thesis/thesis.commands.ts';
import { windowCommands } from './institution/window.commands.ts';
import type { AreaCommands } from './ops/command.ts';
import { recordCommands } from './student/record.commands.ts';

/** All commands of `pnpm ops`, by area, in the order of the help. */
export const commands: AreaCommands = [
  ...examCommands,
  ...courseCommands,
  ...periodCommands,
  ...registrationCommands,
  ...arrangementCommands,
  ...academicCommands,
  ...englishScoresCommands,
  ...signUpCommands,
  ...graduationCommands,
  ...degreeCommands,
  ...thesisCommands,
  ...accountCommands,
  ...recordCommands,
  ...windowCommands,
];
