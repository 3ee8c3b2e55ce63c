import { AffrayError } from '@affray/engine'

/** The table is a package of its own, which whoever serves none need not have. */
export async function theTable(): Promise<typeof import('@affray/table')> {
  try {
    return await import('@affray/table')
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND')) throw thrown
    throw new AffrayError(
      'serve/missing',
      'The package @affray/table is not installed.',
      'Install it beside @affray/cli: npm install @affray/table',
    )
  }
}
