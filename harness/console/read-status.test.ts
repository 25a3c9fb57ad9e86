import { expect, it } from 'vitest'
import { readStatus } from './read-status.ts'
import { statusText } from './export-status.tsx'

const WORLD = {
  switches: { CBS3: true, REWCEN3: false },
  whitelabelVal: { 'tracking.facebook': { pixelId: '1', testCode: null }, disabled: ['games.lobby'] },
}
const READ = {
  switches: WORLD.switches,
  settings: { 'tracking.facebook': { pixelId: '1', testCode: null } },
  disabled: ['games.lobby'],
  notes: [],
}

it('reads what the export wrote', () => expect(readStatus(statusText(WORLD))).toEqual(READ))

it('reads a gateway’s whole answer', () => {
  const answer = { success: true, value: JSON.parse(statusText(WORLD)) as unknown }
  expect(readStatus(JSON.stringify(answer))).toEqual(READ)
})

it('leaves out what it cannot use, says so, and takes the rest', () => {
  const text = JSON.stringify({
    whitelabel: { CBS3: 'yes', REWCEN3: true },
    whitelabelVal: { 'a.b': 7, disabled: 'x' },
  })
  expect(readStatus(text)).toEqual({
    switches: { REWCEN3: true },
    settings: {},
    notes: [
      'The switch CBS3 is neither true nor false.',
      'a.b is no plugin’s settings.',
      '“disabled” is no list of plugins.',
    ],
  })
})

it.each([
  ['{"info"', /^This is no JSON: /],
  ['[]', /no status of a gateway/],
  ['{"info":{}}', /no status of a gateway/],
  ['null', /no status of a gateway/],
  ['{"whitelabel":[1]}', /entry for each switch/],
  ['{"whitelabelVal":"x"}', /entry for each plugin/],
])('%s is refused in words', (text, problem) => {
  expect(readStatus(text)).toEqual({ problem: expect.stringMatching(problem) as string })
})
