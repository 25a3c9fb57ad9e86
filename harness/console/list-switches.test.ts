// @vitest-environment node
import { expect, it } from 'vitest'
import { listSwitches } from './list-switches.ts'

const plugin = (...switches: string[]) => ({
  id: 'a.b',
  title: 'B',
  chain: [],
  disabled: false,
  locked: false,
  switches,
  readsSwitches: [] as string[],
  requires: [],
  needs: [],
  uses: [],
  contributes: [],
  shows: [],
  origins: [],
  hasSettings: false,
  services: [],
  ledger: [],
  errors: [],
})
const entry = {
  id: 'c.d',
  url: 'https://d.example/plugin.js',
  switch: 'DTIPS3',
  state: 'never asked',
} as const
const about = ({ id, title, shows }: ReturnType<typeof plugin>) => ({ id, title, shows })
const listed = (name: string, on: boolean, more: object = {}) => ({
  name,
  title: name,
  on,
  unnamed: false,
  decides: [],
  readBy: [],
  fetches: [],
  ...more,
})

it('lists what the gateway answered, then each switch that only plugins name, once and off', () => {
  const both = plugin('CBS3', 'NEWTIPS3')
  const other = plugin('NEWTIPS3')
  const view = {
    switches: { ZETA3: true, CBS3: false },
    plugins: [both, { ...other, readsSwitches: ['READ3', 'CBS3'] }],
    foreign: [entry, { ...entry, switch: undefined }],
  }
  expect(listSwitches(view, { OLD3: true })).toEqual([
    listed('ZETA3', true),
    listed('CBS3', false, {
      title: 'Chat with customer service',
      decides: [about(both)],
      readBy: [about(other)],
    }),
    listed('DTIPS3', false, { unnamed: true, fetches: ['c.d'] }),
    listed('NEWTIPS3', false, { unnamed: true, decides: [about(both), about(other)] }),
    listed('READ3', false, { unnamed: true, readBy: [about(other)] }),
  ])
})

it('names no foreign plugin apart that is loaded', () => {
  const loaded = { ...plugin('DTIPS3'), id: 'c.d' }
  const [only] = listSwitches({ switches: {}, plugins: [loaded], foreign: [entry] }, {})
  expect(only).toMatchObject({ decides: [{ id: 'c.d' }], fetches: [] })
})

it('lists the profile’s until the page has reported', () =>
  expect(listSwitches(undefined, { OLD3: true })).toEqual([listed('OLD3', true)]))
