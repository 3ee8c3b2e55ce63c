import { AffrayError } from '../../../../kernel/error.ts'
import { Fight } from '../../../../kernel/fight.ts'
import type { FightFile } from '../../../../kernel/fight-file.ts'
import { askedInWords } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import type { LegendEvent } from '../../state/types.ts'

/**
 * A fight played with people's own dice from a script: `who what: value` for each roll and decision in the order they are
 * asked, `ruling {…} because …` for the Games Master's word, `// text` for remarks. A remark behind a roll that begins with
 * `ours` marks a die the book does not give, and becomes a note of the fight's file.
 */
export function playedBy(
  scenario: object,
  script: string,
): { readonly fight: Fight; readonly file: FightFile; readonly events: readonly LegendEvent[] } {
  const fight = Fight.begin(legend, scenario, { by: 'typed' }).proceed()
  const notes: string[] = []
  for (const raw of script.split('\n')) {
    const [said = '', ...remarks] = raw.split('//').map((part) => part.trim())
    const remark = remarks.join('//')
    if (said === '') continue
    if (remark.startsWith('ours')) notes.push(`${said} (${remark})`)
    follow(fight, said)
  }
  if (fight.asked !== undefined) throw unfit('nothing more', askedInWords(fight.asked))
  // As a file would hold them: what a Legend fight tells are Legend's events.
  const events: readonly LegendEvent[] = JSON.parse(JSON.stringify(fight.events()))
  return { fight, file: { ...fight.file(), notes }, events }
}

function follow(fight: Fight, said: string): void {
  const ruling = /^ruling (\{.*\}) because (.*)$/.exec(said)
  if (ruling !== null) {
    fight.rule(JSON.parse(ruling[1] ?? ''), ruling[2] ?? '')
    return
  }
  const [, who = '', what = '', value = ''] = /^(\S+) ([^:]+): *(.*)$/.exec(said) ?? []
  const { asked } = fight
  if (asked === undefined) throw unfit(said, 'nothing')
  if ('choices' in asked) {
    if (!asked.choices.some((choice) => choice.who === who && choice.about.ask === what)) {
      throw unfit(said, askedInWords(asked))
    }
    fight.answer(who, value)
  } else {
    if (asked.who !== who || asked.roll !== what) throw unfit(said, askedInWords(asked))
    fight.throws({ faces: value === '' ? [] : value.split(' ').map(Number) })
  }
}

const unfit = (said: string, asks: string): AffrayError =>
  new AffrayError('script/mismatch', `The script says "${said}", the rules ask ${asks}.`, 'Write the lines in order.')
