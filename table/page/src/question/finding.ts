import { signal } from '@preact/signals'

/** What is looked for among the options; undefined while nobody looks. */
export const finding = signal<string | undefined>(undefined)
