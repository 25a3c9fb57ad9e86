// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { consoleWords } from './console-words.ts'
import {
  changeOf,
  isNothing,
  linesOf,
  NOTHING,
  patchOf,
  withDisabled,
  withRestart,
  withSettings,
  withSwitch,
} from './proposal.ts'

const words = consoleWords([{ id: 'a.one', title: 'One' }])
const before = { pixelId: '12345', scriptUrl: '/x.js' }

describe('a proposal', () => {
  it('is empty again after a switch is turned back', () => {
    const turned = withSwitch(NOTHING, 'CBS3', false, true)
    expect(turned.switches).toEqual({ CBS3: false })
    expect(isNothing(withSwitch(turned, 'CBS3', true, true))).toBe(true)
    const disabled = withDisabled(NOTHING, 'a.one', true, false)
    expect(isNothing(disabled)).toBe(false)
    expect(isNothing(withDisabled(disabled, 'a.one', false, false))).toBe(true)
    expect(isNothing(withSettings(NOTHING, 'a.one', before, { ...before }))).toBe(true)
  })

  it('is planned as facts, and sent to the gateway as a patch that removes deleted settings', () => {
    const withOneRestart = withSettings(withSwitch(NOTHING, 'CBS3', true, false), 'a.one', before, {
      pixelId: '6',
    })
    const proposal = withRestart(withRestart(withOneRestart, 'a.two'), 'a.two')
    expect(changeOf(proposal)).toEqual({
      facts: { switch: { CBS3: true }, setting: { 'a.one': { pixelId: '6' } } },
      reinstate: ['a.two', 'a.one'],
    })
    expect(patchOf(proposal)).toEqual({
      switches: { CBS3: true },
      disabled: {},
      settings: { 'a.one': { pixelId: '6', scriptUrl: null } },
    })
    expect(linesOf(proposal, words)).toEqual([
      'Chat with customer service: on',
      'One, Pixel id: 6',
      'One, Script url: default',
      'a.two: run again',
    ])
  })

  it('disables a plugin, in the page and at the gateway', () => {
    const proposal = withDisabled(withDisabled(NOTHING, 'a.one', true, false), 'a.two', false, true)
    const disabled = { 'a.one': true, 'a.two': false }
    expect(changeOf(proposal).facts).toMatchObject({ disabled })
    expect(patchOf(proposal)).toMatchObject({ disabled })
    expect(linesOf(proposal, words)).toEqual(['One: off', 'a.two: on'])
  })
})
