/** Seconds beyond the furthest second that can be sought while a lesson is watched for the first time. */
export const dragLimit = 10;

/** Seconds between two heartbeats of a page that plays. */
export const heartbeatSeconds = 15;

/** A browser that has sent no heartbeat for three of them plays no longer. */
export const holdMs = 3 * heartbeatSeconds * 1000;

/** Minutes of playing until the page asks whether somebody is still there. */
export const stillThereMinutes = 20;

/** Milliseconds of video that may be reported beyond what passed by the clock: a heartbeat may be a moment early. */
export const toleranceMs = 2000;
