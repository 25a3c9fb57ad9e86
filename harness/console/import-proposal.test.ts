import { expect, it } from 'vitest'
import { importProposal } from './import-proposal.ts'
import { isNothing } from './proposal.ts'

const plugin = (id: string, disabled = false, locked = false) => ({ id, disabled, locked })
const NOW = {
  isOn: (name: string) => name === 'CBS3',
  plugins: [plugin('a.one'), plugin('a.two', true), plugin('a.lock', false, true)],
  settings: { 'a.one': { pixelId: '1', testCode: 'T' } },
}
const of = (part: object) => importProposal({ switches: {}, settings: {}, notes: [], ...part }, NOW)

it('proposes only what differs', () => {
  const { proposal, notes } = of({
    switches: { CBS3: false, REWCEN3: true },
    settings: { 'a.one': { pixelId: '2', testCode: null } },
    disabled: ['a.one'],
  })
  expect(notes).toEqual([])
  expect(proposal).toEqual({
    switches: { CBS3: false, REWCEN3: true },
    disabled: { 'a.one': true, 'a.two': false },
    settings: { 'a.one': { before: NOW.settings['a.one'], after: { pixelId: '2' } } },
    restart: [],
  })
})

it('of what is already so is nothing', () => {
  const status = { switches: { CBS3: true }, settings: { 'a.one': { pixelId: '1' } }, disabled: ['a.two'] }
  expect(isNothing(of(status).proposal)).toBe(true)
})

it('without a list leaves the plugins as they are', () => expect(of({}).proposal.disabled).toEqual({}))

it('says what this page does not know, and what cannot be', () => {
  expect(of({ settings: { 'b.x': { a: 1 } }, disabled: ['b.x', 'b.y', 'a.two', 'a.lock'] })).toEqual({
    proposal: { switches: {}, disabled: {}, settings: {}, restart: [] },
    notes: ['This page has no plugin b.x.', 'This page has no plugin b.y.', 'a.lock cannot be disabled.'],
  })
})
