import { expect, it } from 'vitest'
import { isNothing, NOTHING, withDisabled, withRestart, withSettings, withSwitch } from './proposal.ts'
import { undoProposal } from './undo.ts'

const state = (on: readonly string[], disabled: readonly string[]) => ({
  isOn: (name: string) => on.includes(name),
  isDisabled: (id: string) => disabled.includes(id),
})

it('turns back what was turned, and gives settings their values', () => {
  const turned = withDisabled(withSwitch(NOTHING, 'CBS3', false, true), 'a.one', true, false)
  const proposal = withRestart(withSettings(turned, 'a.two', { n: 1 }, { n: 2 }), 'a.three')
  expect(undoProposal(proposal, state([], ['a.one']))).toEqual({
    switches: { CBS3: true },
    disabled: { 'a.one': false },
    settings: { 'a.two': { before: { n: 2 }, after: { n: 1 } } },
    restart: [],
  })
})

it('leaves what has been turned back since', () => {
  const proposal = withDisabled(withSwitch(NOTHING, 'CBS3', false, true), 'a.one', true, false)
  expect(isNothing(undoProposal(proposal, state(['CBS3'], [])))).toBe(true)
})

it('of a restart is nothing', () => {
  expect(isNothing(undoProposal(withRestart(NOTHING, 'a.one'), state([], [])))).toBe(true)
})
