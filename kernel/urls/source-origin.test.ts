// @vitest-environment node
import { fromSetting, type OriginSource } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { sourceOrigin } from './source-origin.ts'

it.each<[OriginSource, string | undefined]>([
  ['https://pixel.example', 'https://pixel.example'],
  ['https://*.pixel.example', 'https://*.pixel.example'],
  [fromSetting('address'), 'https://cashier.example:8443'],
  [fromSetting('text'), undefined],
  [fromSetting('number'), undefined],
  [fromSetting('absent'), undefined],
])('%o stands for %s', (source, origin) => {
  const settings = { address: 'https://cashier.example:8443/pay?x=1', text: 'cashier.example', number: 1 }
  expect(sourceOrigin(source, settings)).toBe(origin)
})
