// @vitest-environment node
import { expect, it } from 'vitest'
import { fromSetting } from '../origins.ts'
import { definePlugin } from '../plugin.ts'
import { integrityOf, profileEntry } from './profile-entry.ts'

it('the hash is that of the file’s bytes', () => {
  // what `openssl dgst -sha384 -binary | base64` gives for no bytes
  expect(integrityOf(new Uint8Array())).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  )
})

it('the entry names the plugin, its hash, and every host that its manifest names', () => {
  const manifest = definePlugin({
    id: 'acme.draw',
    version: '1.0.0',
    sdk: '^1',
    title: 'Draw',
    origins: { connect: ['https://api.acme.example', fromSetting('api')], image: ['https://*.acme.example'] },
  })
  expect(profileEntry(manifest, 'plugin.js', 'sha384-x')).toBe(`{
  id: 'acme.draw',
  url: 'https://…/plugin.js',
  integrity: 'sha384-x',
  origins: { connect: ['https://api.acme.example', 'https://…' /* what the setting api holds */], image: ['https://*.acme.example'] },
}`)
})
