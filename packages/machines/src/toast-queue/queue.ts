type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error';

/** The action of a message. `id` is that of the fact `action.chosen`. */
export interface ToastAction {
  readonly id: string;
  readonly label: string;
}

/** A message as it is raised. */
export interface ToastInput {
  readonly type: ToastType;
  readonly text: string;
  readonly action?: ToastAction;
  /** Milliseconds on screen, 0 for until closed. 3000 by default; see `importantStay` of the queue. */
  readonly duration?: number;
}

/** A message that waits or is on screen. */
export interface QueuedToast {
  readonly id: string;
  readonly type: ToastType;
  readonly text: string;
  readonly action?: ToastAction;
  /** How often it was raised while it waited or was on screen; at least 1. */
  readonly count: number;
  readonly duration: number;
  /** Milliseconds left on screen; counts down only while visible. Meaningless with a duration of 0. */
  readonly remaining: number;
}

/** Milliseconds on screen (TOAST-2). */
export const DEFAULT_DURATION = 3000;

/** How a queue treats what is raised into it. */
export interface QueueRules {
  /** Errors and toasts with an action stay until closed, unless they have a duration of their own. */
  readonly importantStay: boolean;
}

/** Milliseconds that a toast stays on screen; 0 for until closed. */
export function durationOf({ type, action, duration }: ToastInput, { importantStay }: QueueRules): number {
  const isImportant = type === 'error' || action !== undefined;
  const wanted = duration ?? (importantStay && isImportant ? 0 : DEFAULT_DURATION);
  return Number.isFinite(wanted) ? Math.max(0, wanted) : 0;
}

/** Equal for toasts that look the same to the student: type, text and action (TOAST-4). */
const groupOf = ({ type, text, action }: ToastInput) =>
  JSON.stringify([type, text, action?.id ?? null, action?.label ?? null]);

/**
 * Adds toasts at the end, in their order, or counts them on an identical one, whose time starts again (TOAST-4).
 * All of a tick at once cost one pass over the queue, however many they are. The new ones are numbered from `nextId`.
 */
export function raise(
  toasts: readonly QueuedToast[],
  inputs: readonly ToastInput[],
  { nextId, importantStay }: QueueRules & { nextId: number },
): { toasts: readonly QueuedToast[]; nextId: number } {
  const groups = new Map(toasts.map((toast) => [groupOf(toast), toast]));
  let id = nextId;
  for (const input of inputs) {
    const group = groupOf(input);
    const existing = groups.get(group);
    const duration = durationOf(input, { importantStay });
    const { type, text, action } = input;
    const first = existing ?? { id: `toast-${id++}`, type, text, ...(action && { action }), count: 0 };
    groups.set(group, { ...first, count: first.count + 1, duration, remaining: duration });
  }
  return { toasts: [...groups.values()], nextId: id };
}

/** Lets time pass: visible toasts whose time is up are removed. Waiting ones keep their whole time. */
export function elapse(
  toasts: readonly QueuedToast[],
  milliseconds: number,
  limit: number,
): readonly QueuedToast[] {
  if (milliseconds <= 0 || toasts.length === 0) return toasts;
  const visible = toasts.slice(0, limit);
  const left = visible.map((toast) =>
    toast.duration === 0 ? toast : { ...toast, remaining: toast.remaining - milliseconds },
  );
  return [
    ...left.filter(({ duration, remaining }) => duration === 0 || remaining > 0),
    ...toasts.slice(limit),
  ];
}

/** Milliseconds until the next visible toast is removed, or null when none is by itself. */
export function nextExpiry(toasts: readonly QueuedToast[], limit: number): number | null {
  const times = toasts
    .slice(0, limit)
    .filter(({ duration }) => duration > 0)
    .map(({ remaining }) => remaining);
  return times.length === 0 ? null : Math.min(...times);
}
