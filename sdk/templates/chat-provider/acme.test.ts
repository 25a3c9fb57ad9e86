import { type ChatConversation, chatProviders } from '@foyer/sdk'
import { describeConformance, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

it('opens the vendor’s page with the visitor’s name and language', async () => {
  const settings = { page: 'https://chat.example/?g=2', nameParameter: 'who', languageParameter: 'l' }
  const test = await testPlugin(plugin, { settings })
  const chat = test.contributions(chatProviders)[1] as ChatConversation
  const visitor = { name: 'An & Bo', language: 'VI' } as const
  const opened = await chat.open({ visitor, headerColor: '#112233', signal: new AbortController().signal })
  expect(opened).toEqual({ kind: 'page', url: `${settings.page}&who=An%20%26%20Bo&l=VI` })
})
