import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { applicationTimeline } from '../application.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, id } from '../fields.ts';
import { changeType } from './change.ts';
import { docType } from './document.ts';
import { ruleType, stageStatus, thesisStage } from './stage.ts';
import { stageStep } from './stage-chart.ts';
import { bookedDefence, ruleReading, thesisHead, thesisPayload, thesisResult, thesisTask } from './thesis.ts';

/** A version that was handed in; nobody changes it any more. */
const submittedVersion = v.object({
  versionId: id,
  docType,
  /** Number among the versions of its kind, from 1. */
  no: v.number(),
  submitTime: dateTime,
  words: v.number(),
  /** SHA-256 of its content, 64 hexadecimal digits; `hashWords` is its short form. */
  sha256: v.string(),
  status: v.picklist(['SUBMITTED', 'RETURNED', 'PASSED', 'WITHDRAWN']),
  /** The comment of the teacher on the whole; empty before one. */
  opinion: v.string(),
  annotateCount: v.number(),
});

/** A version that was handed in. */
export type SubmittedVersion = v.InferOutput<typeof submittedVersion>;

/** A demand of a stage, by its code, with its number: words, references, keywords, returns. */
const requirement = v.object({
  code: v.picklist([
    'MIN_WORDS',
    'MIN_REFERENCES',
    'RECENT_REFERENCES_PERCENT',
    'MIN_KEYWORDS',
    'MAX_KEYWORDS',
    'MAX_RETURNS',
    'MAX_VERSIONS',
    'MAX_DUP_PERCENT',
    'MAX_AIGC_PERCENT',
    'PASS_SCORE',
  ]),
  value: v.number(),
});

/** A demand of a stage. */
export type StageRequirement = v.InferOutput<typeof requirement>;

const directoryStage = v.object({
  code: thesisStage,
  /** By the clock: what was not handed in by its deadline is OVERDUE. */
  status: stageStatus,
  /**
   * The things to be done before it, in their order: what keeps it locked, or a stage before it that was opened again. None for one
   * that can be done, was handed in or is passed.
   */
  opensAfter: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('STAGE'), stage: thesisStage }),
      v.object({ kind: v.literal('RULE'), ruleType, path: v.string() }),
    ]),
  ),
  /** Beginning and end of its time; both null where there is none, and once the stage is PASSED or FAILED. */
  startTime: v.nullable(dateTime),
  deadline: v.nullable(dateTime),
  /** The published score of DEFENCE, 0–100; null before, and for every other stage. */
  score: v.nullable(v.number()),
  /** The deadline is later than that of the batch, by a granted delay. */
  extended: v.boolean(),
  /** Page on which the student works at it, or reads its result; null where there is none. */
  path: v.nullable(v.string()),
  require: v.array(requirement),
  submitTime: v.nullable(dateTime),
  passedTime: v.nullable(dateTime),
  /** The last return of one that is to be handed in again, also when it is OVERDUE or was taken back since; else null. */
  returned: v.nullable(
    v.object({
      by: v.string(),
      time: dateTime,
      opinion: v.string(),
      /** Number of returns, from 1. */
      count: v.number(),
      /** Notes that must be handled, suggestions and praise. */
      must: v.number(),
      suggest: v.number(),
      praise: v.number(),
    }),
  ),
  /** Handed in, the teacher has not opened it, and its deadline is not over: it can be taken back. */
  withdrawable: v.boolean(),
  docs: v.array(submittedVersion),
});

/** A stage on the desk of a thesis. */
export type DirectoryStage = v.InferOutput<typeof directoryStage>;

/** A heading of the thesis with the words of its part, or what stands there in place of prose; `noteCount` are open notes of teachers. */
const outlineRow = v.object({
  id: v.string(),
  level: v.number(),
  number: v.string(),
  title: v.string(),
  words: v.number(),
  /** Entries of an outline, the only thing in its part; null for prose. */
  entries: v.nullable(v.number()),
  noteCount: v.number(),
});

/** A heading of the thesis. */
export type OutlineRow = v.InferOutput<typeof outlineRow>;

/** Result of a check for copied text (查重) and AIGC, percent. */
export const checkResult = v.object({
  roundNo: v.number(),
  /** Number of the check in its round, from 1. */
  no: v.number(),
  dupRate: v.number(),
  dupRateNoQuote: v.number(),
  aigcRate: v.number(),
  maxDup: v.number(),
  maxAigc: v.number(),
  result: v.picklist(['PASSED', 'FAILED']),
  publishTime: dateTime,
  /** Address of the report, for 10 minutes; null where none was handed over. */
  reportUrl: v.nullable(v.string()),
  /** Checks that are left in this round. */
  left: v.number(),
});

/** Result of a check. */
export type CheckResult = v.InferOutput<typeof checkResult>;

/** Actions in the log of a thesis. */
const logAction = v.picklist([
  ...stageStep.options,
  ...(['READ', 'SEE', 'URGE', 'NEW_ADVISOR', 'NEXT_WISH'] as const),
  ...(['APPLY', 'CANCEL', 'APPROVE', 'REJECT'] as const),
]);

/** An action in the log of a thesis. */
const logEntry = v.object({
  time: dateTime,
  /** 本人, the name of a teacher, or the office. */
  by: v.string(),
  /**
   * The thesis with its stages; the submitted choice of a topic as far as it is not yet a step of the stage; or an application for a
   * change.
   */
  matter: v.picklist(['THESIS', 'CHOICE', 'CHANGE']),
  /** A step of the stage or of an application; READ of a rule, SEE of what was handed in, URGE, NEW_ADVISOR, NEXT_WISH. */
  action: logAction,
  /**
   * The stage; of a READ the rule with its version; of a choice the level that decided, or the number of the wish that is NEXT; of a
   * change its type; empty for what concerns the whole.
   */
  node: v.string(),
  /** Words said with it, the name of a NEW_ADVISOR, the title of the NEXT_WISH; empty for none. */
  opinion: v.string(),
});

/** An action in the log of a thesis. */
export type ThesisLogEntry = v.InferOutput<typeof logEntry>;

/** An application in a thesis, with its history. */
const thesisApplication = v.object({
  applicationId: id,
  type: v.picklist([...changeType.options, 'DELAY']),
  /** The stage of a delay, and its days; null for a change. */
  delay: v.nullable(v.object({ stage: thesisStage, days: v.number() })),
  reason: v.string(),
  timeline: applicationTimeline,
});

/** An application in a thesis. */
export type ThesisApplication = v.InferOutput<typeof thesisApplication>;

/** Actions of the log that are shown; older ones stay stored. */
export const maxLogEntries = 200;

/** 论文任务: the desk of one thesis. 1050005 for one that is not the student's. */
export const getThesisDirectory = endpoint({
  path: '/v1/getThesisDirectory',
  payload: v.object(thesisPayload),
  data: v.object({
    ...thesisHead,
    ...thesisResult,
    task: thesisTask,
    /** The session of the defence that is booked and not over; null without one. */
    defence: v.nullable(
      v.object({
        ...bookedDefence.entries,
        /** Place on site; empty online. */
        site: v.string(),
        /** Group and place in it; null before the groups are published. */
        place: v.nullable(v.object({ groupNo: v.number(), orderNo: v.number() })),
        /** Page of the ticket; null before it can be printed. */
        ticketPath: v.nullable(v.string()),
      }),
    ),
    /** The rules of its batch, in the order in which they are read. */
    rules: v.array(ruleReading),
    stages: v.array(directoryStage),
    /** Of the newest text; empty before one. */
    outline: v.array(outlineRow),
    /** The last check; null before one. */
    check: v.nullable(checkResult),
    /** 换题, 换导师 and 延期: what keeps each from being applied for; null where it can be. */
    obstacles: v.object({
      TOPIC: v.nullable(obstacle),
      ADVISOR: v.nullable(obstacle),
      DELAY: v.nullable(obstacle),
    }),
    /** The stages whose deadline can be put off, with the deadline of each. */
    delayable: v.array(v.object({ stage: thesisStage, deadline: dateTime })),
    applications: v.array(thesisApplication),
    /** 催一下 can be pressed: the teacher has not answered for five working days. Null while not; `nextTime` says when. */
    urge: v.object({ canUrge: v.boolean(), nextTime: v.nullable(dateTime) }),
    /** The last actions, the newest first; at most `maxLogEntries`. */
    logs: v.pipe(v.array(logEntry), v.maxLength(maxLogEntries)),
    serverTime: dateTime,
  }),
});

/** 论文任务 as its page shows it. */
export type ThesisDirectory = DataOf<typeof getThesisDirectory>;

/** Takes back what was handed in, while the teacher has not opened it and its deadline is not over. 1050003 afterwards. */
export const withdrawThesisDoc = endpoint({
  path: '/v1/withdrawThesisDoc',
  mutates: true,
  payload: v.object({ ...thesisPayload, docType: v.picklist([...docType.options, 'AI_INFO']) }),
  data: v.object({ status: stageStatus }),
});
