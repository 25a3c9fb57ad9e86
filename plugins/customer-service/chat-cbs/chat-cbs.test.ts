import { type ChatConversation, chatProviders, HTTP } from '@foyer/sdk'
import { fakeHttp, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { getUnreadCount, launchChat } from './endpoints.ts'
import plugin from './manifest.ts'

const PAGE = 'https://chat.example/c/1?t=x'
async function start(settings: object = {}) {
  const http = fakeHttp({ 'chat-cbs.launch': PAGE, 'chat-cbs.unread': 3 })
  const test = await testPlugin(plugin, { services: { [HTTP]: http }, settings: { ...settings } })
  const conversation = test.contributions(chatProviders)[0] as ChatConversation
  const { signal } = new AbortController()
  const request = { visitor: { name: 'anna', language: 'VI' }, headerColor: '#0f5132', signal } as const
  return { http, conversation, request, signal }
}

describe('the chat of the gateway', () => {
  it('[CA-15] opens the page that the gateway gives for the colour and the language', async () => {
    const { http, conversation, request } = await start()
    expect(await conversation.open(request)).toEqual({ kind: 'page', url: PAGE })
    expect(http.calls).toMatchObject([
      { endpoint: 'chat-cbs.launch', body: { headerColor: '#0f5132', language: 'VI' } },
    ])
    expect(launchChat).toMatchObject({ method: 'POST', path: '/wps/relay/CBS_launchChat' })
  })

  it('[CA-15] counts what is unread', async () => {
    const { http, conversation, signal } = await start()
    expect(http.calls).toEqual([])
    expect(await conversation.countUnread?.(signal)).toBe(3)
    expect(getUnreadCount).toMatchObject({ method: 'GET', path: '/wps/relay/CBS_unreadCount' })
  })

  it('knows that a page is there by whatever it posts, where the merchant says that it does', async () => {
    const { conversation, request } = await start({ tellsReady: true })
    const opened = await conversation.open(request)
    expect(opened.kind === 'page' && opened.isReady?.({})).toBe(true)
  })

  it.each([
    ['https://chat.example', ['camera', 'microphone']],
    ['https://other.example', undefined],
  ])('lets pages of the merchant’s origin alone use the camera: %s', async (cameraPage, allow) => {
    const { conversation, request } = await start({ cameraPage })
    expect(await conversation.open(request)).toEqual({ kind: 'page', url: PAGE, ...(allow && { allow }) })
  })
})
