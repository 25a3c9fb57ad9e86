import { chatProviders } from '@foyer/sdk'
import { fakeServices, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import plugin from './manifest.ts'

async function start(settings: object = {}) {
  const test = await testPlugin(plugin, { services: fakeServices(), settings: { ...settings } })
  const links = test
    .contributions(chatProviders)
    .flatMap((value) => (value.kind === 'link' ? [[value.key, value.nameParameter]] : []))
  return { links: Object.fromEntries(links) as object }
}

describe('links of chat vendors', () => {
  it('[EN-22] each has the vendor’s own parameter; without a known one the vendor gets no name', async () => {
    expect((await start()).links).toEqual({
      LIVECHAT: 'name',
      COMM100: 'CUSTOM!username',
      COMM100VIP: 'CUSTOM!username',
      MIDUOKE: 'visitorname',
      AICAN: '',
    })
  })

  it('[EN-22] the merchant sets a parameter, takes one away, and adds a vendor', async () => {
    const nameParameters = { AICAN: 'username', LIVECHAT: '', ACME: 'who' }
    expect((await start({ nameParameters })).links).toMatchObject(nameParameters)
  })
})
