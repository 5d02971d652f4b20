import type { Failure } from '../calls/outcome.ts';
import type {
  DraftDocument,
  DraftInput,
  DraftRecord,
  DraftSave,
  EditTimes,
  SentValues,
} from './draft-data.ts';

/** The context of the draft machine. Everything in it is JSON. */
export interface DraftContext extends DraftInput {
  /** The student's work on this device, and how far the device keeps it. */
  readonly local: {
    /** The document on the page. */
    readonly document: DraftDocument;
    /** By field: the server's value that the one in `document` was made from; an older one in a field of `conflicts`. */
    readonly base: DraftDocument;
    readonly editedAt: EditTimes;
    readonly sent: SentValues;
    /** Fields that were changed here and elsewhere, until the student chooses. */
    readonly conflicts: readonly string[];
    /** By field: the version that the student has not chosen, until the next edit. */
    readonly unchosen: DraftDocument;
    /** The first edit that the server lacks, ms of the monotonic clock. */
    readonly unsentSince: number | null;
    /** The number of the last change of the record; `writtenRevision` is the one last written. */
    readonly recordRevision: number;
    readonly writtenRevision: number;
    /** Server time at which the last write on this device began, epoch ms; `keptAt`: the last that succeeded. Null before the first. */
    readonly writingAt: number | null;
    readonly keptAt: number | null;
    /** False: the device has refused to read or write. */
    readonly isKept: boolean;
  };

  /** The draft as the server has last reported it, or as the device remembers that. */
  readonly server: {
    readonly document: DraftDocument;
    readonly revision: number;
    /** Epoch ms; null when the server has no draft yet. */
    readonly savedAt: number | null;
    /** False: it has to be loaded before the next save. */
    readonly isCurrent: boolean;
    /** True once it was loaded. */
    readonly isKnown: boolean;
  };

  /** Success of the calls to the server. */
  readonly connection: {
    readonly isOnline: boolean;
    /** The save on its way. */
    readonly saving: DraftSave | null;
    /** True: what is unsent goes at once. */
    readonly isFlushing: boolean;
    /** True when the student has been proven since the running call began. */
    readonly isProvenSince: boolean;
    /** How many calls have failed in a row; `failure` is that of the last one. */
    readonly failures: number;
    readonly failure: Failure | null;
    /** Saves in a row that were refused because another device had saved before. */
    readonly outrun: number;
    /** Texts of the server for wrong fields. */
    readonly fieldErrors: Readonly<Record<string, string>>;
  };
}

/** The context before anything has been read or loaded. */
export const emptyDraft = ({ initial }: DraftInput): DraftContext => ({
  initial,
  local: {
    document: initial,
    base: initial,
    editedAt: {},
    sent: {},
    conflicts: [],
    unchosen: {},
    unsentSince: null,
    recordRevision: 0,
    writtenRevision: 0,
    writingAt: null,
    keptAt: null,
    isKept: true,
  },
  server: { document: initial, revision: 0, savedAt: null, isCurrent: false, isKnown: false },
  connection: {
    isOnline: true,
    saving: null,
    isFlushing: false,
    isProvenSince: false,
    failures: 0,
    failure: null,
    outrun: 0,
    fieldErrors: {},
  },
});

/** New values for some fields, by group; the others stay. */
export type DraftChange = {
  readonly [Group in Exclude<keyof DraftContext, 'initial'>]?: Partial<DraftContext[Group]>;
};

/** The groups that a change affects, with their new values. */
export const withDraftChange = (context: DraftContext, change: DraftChange): Partial<DraftContext> => ({
  ...(change.local && { local: { ...context.local, ...change.local } }),
  ...(change.server && { server: { ...context.server, ...change.server } }),
  ...(change.connection && { connection: { ...context.connection, ...change.connection } }),
});

/** The record that the device keeps. */
export const draftRecord = ({ local, server }: DraftContext): DraftRecord => ({
  document: local.document,
  base: local.base,
  revision: server.revision,
  savedAt: server.savedAt,
  editedAt: local.editedAt,
  sent: local.sent,
});
