import process from 'node:process'
import { failed } from './failed.ts'
import { program } from './program.ts'

/** Runs the command with these arguments and gives its exit code; whatever goes wrong is said on standard error. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync([...args], { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (thrown) {
    return failed(thrown, args.includes('--json'))
  }
}
