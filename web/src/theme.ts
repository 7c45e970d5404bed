import { computed, effect, signal } from '@preact/signals';
import { remembered } from './store';

// Light or dark, as the system has it or as chosen. It stands on <html> before anything is drawn, since canvases read it.

export type Choice = 'system' | 'light' | 'dark';
export const choice = remembered<Choice>('theme', 'system');

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(dark.matches);
dark.addEventListener('change', () => (systemIsDark.value = dark.matches));

export const theme = computed<'light' | 'dark'>(() =>
  choice.value === 'system' ? (systemIsDark.value ? 'dark' : 'light') : choice.value,
);
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = signal(calm.matches);
calm.addEventListener('change', () => (reducedMotion.value = calm.matches));
