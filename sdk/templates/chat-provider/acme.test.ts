import { chatProviders, HTTP, I18N } from '@foyer/sdk'
import { describeConformance, fakeHttp, fakeI18n, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import { linkWithName } from './link.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

it.each([
  ['https://chat.example/', 'An', 'https://chat.example/?who=An'],
  ['https://chat.example/?a=1', 'An & Bo', 'https://chat.example/?a=1&who=An%20%26%20Bo'],
  ['https://chat.example/?', 'An', 'https://chat.example/?who=An'],
  ['https://chat.example/#top', 'An', 'https://chat.example/?who=An#top'],
  ['https://chat.example/', undefined, 'https://chat.example/'],
])('%s for %s is %s', (url, name, link) => {
  expect(linkWithName({ url }, { name }, 'who')).toBe(link)
})

it('explains why no conversation opens, in the player’s language', async () => {
  const services = { [HTTP]: fakeHttp(), [I18N]: fakeI18n(EN) }
  const test = await testPlugin(plugin, { services, settings: { nameParameter: 'who' } })
  const conversation = test.contributions(chatProviders).find(({ kind }) => kind === 'conversation')
  const { signal } = new AbortController()
  const visitor = { name: 'An', language: 'EN' } as const
  const opening =
    conversation?.kind === 'conversation'
      ? await conversation.open({ visitor, headerColor: '#123456', signal })
      : undefined
  expect(opening).toEqual({ kind: 'failed', code: 'HT-NETWORK', message: EN.unavailable })
  await test.dispose()
})
