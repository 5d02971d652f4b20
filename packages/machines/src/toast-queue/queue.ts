export type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error';

/** What a student can do about a message. `id` comes back in the fact `action.chosen`. */
export interface ToastAction {
  readonly id: string;
  readonly label: string;
}

/** A message as it is raised. */
export interface ToastInput {
  readonly type: ToastType;
  readonly text: string;
  readonly action?: ToastAction;
  /** Milliseconds on screen, 0 for until closed. 3000 by default, but 0 for an error or a toast with an action. */
  readonly duration?: number;
}

/** A message that waits or is on screen. */
export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly text: string;
  readonly action?: ToastAction;
  /** How often it was raised while it waited or was on screen; at least 1. */
  readonly count: number;
  readonly duration: number;
  /** Milliseconds left on screen; counts only while visible. Of no meaning with a duration of 0. */
  readonly remaining: number;
}

/** Milliseconds on screen (TOAST-2). */
export const DEFAULT_DURATION = 3000;

/** Milliseconds that a toast stays on screen; 0 for until closed. */
export function durationOf({ type, action, duration }: ToastInput): number {
  const wanted = duration ?? (type === 'error' || action ? 0 : DEFAULT_DURATION);
  return Number.isFinite(wanted) ? Math.max(0, wanted) : 0;
}

const isSame = (toast: Toast, input: ToastInput) =>
  toast.text === input.text &&
  toast.type === input.type &&
  toast.action?.id === input.action?.id &&
  toast.action?.label === input.action?.label;

/** Adds a toast at the end, or counts it on an identical one, whose time starts again (TOAST-4). */
export function raise(toasts: readonly Toast[], input: ToastInput, id: string): readonly Toast[] {
  const index = toasts.findIndex((toast) => isSame(toast, input));
  const known = toasts[index];
  const duration = durationOf(input);
  if (known) return toasts.with(index, { ...known, count: known.count + 1, duration, remaining: duration });
  const { type, text, action } = input;
  return [...toasts, { id, type, text, ...(action && { action }), count: 1, duration, remaining: duration }];
}

/** Lets time pass: visible toasts whose time is up go. What waits keeps its whole time. */
export function elapse(toasts: readonly Toast[], milliseconds: number, limit: number): readonly Toast[] {
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

/** Milliseconds until the next visible toast goes, or null when none goes by itself. */
export function nextExpiry(toasts: readonly Toast[], limit: number): number | null {
  const times = toasts
    .slice(0, limit)
    .filter(({ duration }) => duration > 0)
    .map(({ remaining }) => remaining);
  return times.length === 0 ? null : Math.min(...times);
}
