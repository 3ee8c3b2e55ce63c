import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { affray, DUEL, file, fresh, json, TAVERN } from './affray.ts'

describe('compare', () => {
  test('tells variants in a table, a chart and, for a sweep, a curve', async () => {
    const vary = ['--vary', 'ties=attacker', '--vary', 'bouncer.brawling=0..8:4', '--vary', 'policy:crew=reckless']
    const { code, out } = await affray(['compare', TAVERN, ...vary, '-n', '300', '--workers', '2'])
    expect(code).toBe(0)
    expect(out).toContain('6 variants, 300 fights each on the same dice, seed 1.')
    expect(out).toMatch(/bouncer\.brawling=8 +\d+\.\d % \(.*\) +−\d+\.\d points \(−\d+\.\d to −\d+\.\d\)/)
    expect(out).toMatch(/as it is +·+─*●─*·+\n/)
    expect(out).toMatch(/ 100 %[\s\S]* 50 %[\s\S]* 0 %.*\n +0 +4 +8\n +bouncer\.brawling\n/)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('a skill is found under the name people call it by, dice in their own notation', async () => {
    const legend = await json([
      'compare',
      'scenarios/legend/goblin-cavern.yaml',
      '--vary',
      'alaric.skills.spear=40..80:40',
      '-n',
      '2',
    ])
    expect((legend.variants as { x?: number }[]).map(({ x }) => x)).toEqual([undefined, 40, 80])
    const d6 = await json([
      'compare',
      'scenarios/d6/cians-street.yaml',
      '--vary',
      'goblin.skills.melee combat=1D..3D:2D',
      '-n',
      '2',
    ])
    expect((d6.variants as { label: string }[]).at(-1)?.label).toBe('goblin.skills.melee combat=3D')
  })

  test.each([
    [
      'tides=attacker',
      'Brawl has no option "tides".',
      'Vary one of: ties; or policy:side=name, distance, map, scene, open, fighter.count',
    ],
    ['ties=maybe', 'The option ties cannot be maybe.', 'Choose one of: defender, attacker.'],
    ['bouncer.brawling=8..0:2', 'sweeps over something that is no row of numbers', 'downwards 100..40:-10'],
    ['bouncer.brawling=-4', 'bouncer.brawling: found -4, allowed is at least 0', 'Correct the fields named'],
    ['bouncer.brawn=4', 'bouncer.brawn: there is no "brawn".', 'Name one of: quickness, brawling, might, hide, grit.'],
    ['policy:crew=angry', 'Brawl has no policy "angry".', 'Choose one of: default, reckless.'],
    ['policy:cr=default', 'There is no side "cr".', 'Name one of: crew, house.'],
  ])('%s cannot be varied: it is said with what can', async (vary, what, remedy) => {
    const { code, out, err } = await affray(['compare', TAVERN, '--vary', vary, '-n', '10'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(what)
    expect(err).toContain(remedy)
  })

  test('how many there are, who they are and what stands around them really varies', async () => {
    const vary = ['thug.count=1..5:2', 'thug.like=student', 'thug=none', 'sides.house={"bouncer":{}}'].flatMap(
      (one) => ['--vary', one],
    )
    const { variants } = await json(['compare', TAVERN, ...vary, '-n', '200'])
    const won = Object.fromEntries(
      (variants as { label: string; sides: { id: string; won: { share: number } }[] }[]).map(({ label, sides }) => [
        label,
        sides.find(({ id }) => id === 'house')?.won.share ?? 0,
      ]),
    )
    expect(won['thug.count=1']).toBeLessThan(won['as it is'] ?? 0)
    expect(won['thug.count=5']).toBeGreaterThan((won['thug.count=3'] ?? 1) - 0.01)
    expect(won['thug.like=student']).not.toBe(won['as it is'])
    expect(won['thug=none']).toBe(won['sides.house={"bouncer":{}}'])
    expect(won['thug=none']).toBeLessThan(won['thug.count=1'] ?? 0)
  })

  test('a part of the scenario is taken from another file', async () => {
    const other = file('.yaml', 'system: example\nsides: { house: { thug: { count: 4 } }, crew: { sailor: {} } }\n')
    const { variants } = await json(['compare', TAVERN, '--vary', `sides.house=@${other}`, '-n', '50'])
    expect((variants as { label: string }[])[1]?.label).toBe('sides.house={"thug":{"count":4}}')
    const missing = await affray(['compare', TAVERN, '--vary', `map=@${other}`, '-n', '50'])
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining(`There is no map in ${other}.`)])
  })

  test.each([
    ['thug.count=2', 'thug.count=2 changes nothing: the fight begins the same way.'],
    ['thug.like=thug', 'thug.like=thug changes nothing'],
    ['ties=defender', 'ties=defender changes nothing'],
    ['policy:crew=default', 'policy:crew=default changes nothing: the crew play by default already.'],
    ['bouncer.grit=14', 'bouncer.grit=14 changes nothing'],
  ])('%s is refused: it is so already', async (vary, what) => {
    const { code, out, err } = await affray(['compare', TAVERN, '--vary', vary, '-n', '10'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(what)
  })

  test('a report is one page with everything in it', async () => {
    const page = fresh('.html')
    const { err } = await affray(['compare', TAVERN, '--vary', 'thug.count=1..3', '-n', '40', '--html', page])
    expect(err).toContain(`Report written to ${page}.`)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(/^<!doctype html>[\s\S]*house win[\s\S]*thug\.count=3[\s\S]*difference[\s\S]*<\/html>\n$/)
    expect(text).not.toMatch(/https?:/)
  })

  test('a difference in no fight is not a certain one, and rounds say so in words', async () => {
    const { out } = await affray(['compare', DUEL, '--vary', 'open=true', '-n', '100'])
    expect(out).toMatch(/open=true +\d+\.\d % \(.*\) +\+0\.0 points \(−1\.9 to \+1\.9\)\n/)
    expect(out).toMatch(/open=true +\d+\.\d+ +none in these fights\n/)
  })
})
