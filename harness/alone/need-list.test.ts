// @vitest-environment node
import { type AnyManifest, CLOCK, HTTP, OVERLAYS } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { needsOf } from './need-list.ts'

const manifest: AnyManifest = { id: 'a.b', version: '1.0.0', sdk: '^1', title: 'B' }
const fake = {}

it.each([
  ['no services', {}, {}, []],
  ['the SDK’s fake', { requires: { http: HTTP } }, {}, [{ token: HTTP, required: true, fake: 'sdk' }]],
  [
    'its own fake first',
    { requires: { http: HTTP } },
    { [HTTP]: fake },
    [{ token: HTTP, required: true, fake: 'own' }],
  ],
  ['no fake', { optional: { overlays: OVERLAYS } }, {}, [{ token: OVERLAYS, required: false, fake: 'none' }]],
  [
    'required ones first',
    { optional: { clock: CLOCK }, requires: { http: HTTP } },
    {},
    [
      { token: HTTP, required: true, fake: 'sdk' },
      { token: CLOCK, required: false, fake: 'sdk' },
    ],
  ],
])('lists %s', (_case, part, own, expected) => {
  expect(needsOf({ ...manifest, ...part } as AnyManifest, own, { [HTTP]: fake, [CLOCK]: fake })).toEqual(
    expected,
  )
})
