import { type analysis, own, type Setup } from '@affray/engine'

/** The command that tells one fight of a simulation again, with the policies that were asked for over the scenario's own. */
export function replayCommand(
  path: string,
  setup: Setup<unknown, unknown>,
  policies: analysis.PolicyNames,
  { seed }: analysis.Named,
): string {
  const asked = Object.entries(policies).filter(([side, name]) => own(setup.policies, side) !== name)
  return [
    'affray fight',
    quoted(path),
    '--seed',
    `'${seed.replaceAll("'", "'\\''")}'`,
    ...asked.map(policyOption),
  ].join(' ')
}

const policyOption = ([side, name]: [string, string]): string => `--policy ${quoted(`${side}=${name}`)}`

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w./=@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
