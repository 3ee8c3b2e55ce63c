import { signal } from '@preact/signals'
import type { Catalogue } from '../../../src/protocol/requests.ts'
import { ask } from './ask.ts'

/** What can be started, once it was fetched. */
export const catalogue = signal<Catalogue | undefined>(undefined)

/** Fetches it where it is not there yet. */
export async function fetchCatalogue(): Promise<void> {
  catalogue.value ??= await ask<Catalogue>('/api/catalogue')
}
