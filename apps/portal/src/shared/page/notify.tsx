import { createContext, type ReactNode, use } from 'react';

/** A toast to show (TOAST-1). */
export interface ToastContent {
  type: 'primary' | 'success' | 'info' | 'warning' | 'error';
  /** Chinese, a whole sentence. */
  text: string;
  /** Milliseconds until it closes by itself; 0 stays (TOAST-2). Default 3000. */
  duration?: number;
  /** The one button of the toast. */
  action?: { label: string; onPress(): void };
}

/** Shows a toast; identical ones are grouped (TOAST-4). */
export type Notify = (notice: ToastContent) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Provides `notify` to the pages below. The region itself is at the root and survives route changes. */
export function NotifyProvider({ notify, children }: { notify: Notify; children: ReactNode }) {
  return <NotifyContext value={notify}>{children}</NotifyContext>;
}

/** `notify({ type, text, duration?, action? })` shows a toast. Without a provider it does nothing. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
