// @vitest-environment node
import { expect, it } from 'vitest'
import { listSwitches } from './list-switches.ts'

const plugin = (...switches: string[]) => ({ id: 'a.b', title: 'B', chain: [], disabled: false, locked: false, switches, requires: [], contributes: [], origins: [], hasSettings: false }) // prettier-ignore
const entry = {
  id: 'c.d',
  url: 'https://d.example/plugin.js',
  switch: 'DTIPS3',
  state: 'never asked',
} as const
const listed = (name: string, on: boolean, unnamed = false) => ({ name, on, unnamed })

it('lists what the gateway answered, then each switch that only plugins name, once and off', () => {
  const view = {
    switches: { ZETA3: true, CBS3: false },
    plugins: [plugin('CBS3', 'NEWTIPS3'), plugin('NEWTIPS3')],
    foreign: [entry, { ...entry, switch: undefined }],
  }
  expect(listSwitches(view, { OLD3: true })).toEqual([
    listed('ZETA3', true),
    listed('CBS3', false),
    listed('DTIPS3', false, true),
    listed('NEWTIPS3', false, true),
  ])
})

it('lists the profile’s until the page has reported', () =>
  expect(listSwitches(undefined, { OLD3: true })).toEqual([listed('OLD3', true)]))
