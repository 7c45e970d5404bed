import { signal } from '@preact/signals';

// What screen readers are told, and short messages that everybody sees for a while.

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'error';
}

const kNoteTime = 5_000;
const kErrorTime = 12_000;
let lastId = 0;

export const announcement = signal('');
export const toasts = signal<Toast[]>([]);

export function announce(text: string): void {
  announcement.value = text;
}

export function tell(text: string, kind: Toast['kind'] = 'note'): void {
  const toast = { id: ++lastId, text, kind };
  toasts.value = [...toasts.value.filter((other) => other.text !== text), toast];
  setTimeout(() => dismiss(toast.id), kind === 'error' ? kErrorTime : kNoteTime);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

export function errorText(error: unknown): string {
  const { message, hint } = error as { message: string; hint?: string };
  return hint ? `${message}. ${hint}` : message;
}

// For promises whose failure the reader has to know.
export function tellError(error: unknown): void {
  tell(errorText(error), 'error');
}
