// @vitest-environment node
import { all, any, type AnyManifest, consent, evaluate, type Gate, not, setting, switchOn } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeEnabled } from './can-be-enabled.ts'

const gated = (when: Gate): AnyManifest => ({ id: 'a.b', version: '1.0.0', sdk: '^1', title: 'a', when })
const MINE = { MINE: false }
const can = (when: Gate): boolean =>
  canBeEnabled(gated(when), { switches: MINE, settings: { 'a.b': { pixelId: '' } } })

describe('whether a merchant can enable a plugin', () => {
  it.each<readonly [string, Gate, boolean]>([
    ['its own switch, though off now', switchOn('MINE'), true],
    ['a switch that the profile does not name', switchOn('OTHER'), false],
    ['all, one of them unknown', all(switchOn('MINE'), switchOn('OTHER')), false],
    ['any, one of them known', any(switchOn('OTHER'), switchOn('MINE')), true],
    ['any, none known', any(switchOn('OTHER'), switchOn('THIRD')), false],
    ['not an unknown one', not(switchOn('OTHER')), true],
    ['not its own one', not(switchOn('MINE')), true],
    ['not not an unknown one', not(not(switchOn('OTHER'))), false],
    ['facts that change while the site runs', consent('marketing'), true],
    ['its own setting, though empty now', all(consent('marketing'), setting('pixelId')), true],
    ['a setting that the profile does not name', all(consent('marketing'), setting('other')), false],
    ['not a setting that it does not name', not(setting('other')), true],
  ])('%s', (_, gate, answer) => expect(can(gate)).toBe(answer))

  it('a plugin without a gate', () =>
    expect(canBeEnabled({ ...gated(all()), when: undefined }, { switches: {}, settings: {} })).toBe(true))

  it('never excludes a plugin that some values of the merchant’s switches enable', () => {
    const leaf = fc.constantFrom<Gate>(switchOn('A'), switchOn('B'), switchOn('OTHER'), consent('marketing'))
    const { gate } = fc.letrec<{ gate: Gate }>((tie) => ({
      gate: fc.oneof(
        { depthSize: 'small' },
        leaf,
        tie('gate').map(not),
        fc.array(tie('gate'), { maxLength: 3 }).map((of) => all(...of)),
        fc.array(tie('gate'), { maxLength: 3 }).map((of) => any(...of)),
      ),
    }))
    fc.assert(
      fc.property(gate, fc.boolean(), fc.boolean(), fc.boolean(), (when, A, B, marketing) => {
        const area = { member: {}, device: {}, session: {}, site: {}, setting: {}, fresh: true }
        const facts = { ...area, switch: { A, B }, consent: { marketing } }
        if (evaluate(when, facts).state === 'on')
          expect(canBeEnabled(gated(when), { switches: { A: false, B: false }, settings: {} })).toBe(true)
      }),
    )
  })
})
