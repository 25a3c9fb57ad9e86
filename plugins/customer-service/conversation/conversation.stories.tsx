import { type ChatConversation, type ChatOpenResult, chatProviders } from '@foyer/sdk'
import { type PluginTest, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'customer service / conversation' }

const provider = (open: () => Promise<ChatOpenResult>): ChatConversation => ({
  kind: 'conversation',
  key: 'acme',
  audience: 'member',
  open,
})
const opening = (open: () => Promise<ChatOpenResult>): StoryOptions => ({
  setUp: (test: PluginTest) => test.contributeOthers(chatProviders, [provider(open)]),
})
const failing = (message?: string): StoryOptions =>
  opening(() => Promise.resolve({ kind: 'failed', code: 'HT-NETWORK', ...(message && { message }) }))

const story = pluginStories(plugin, { texts: EN })

export const Usual = story(
  'ChatScreen',
  opening(() => Promise.resolve({ kind: 'page', url: 'https://chat.example/' })),
)
export const Loading = story(
  'ChatScreen',
  opening(() => new Promise(() => {})),
)
export const Failed = story('ChatScreen', failing())
export const FailedLongTexts = story(
  'ChatScreen',
  failing(
    'Every agent is speaking with another player at the moment; the waiting time is more than twenty minutes.',
  ),
)
export const FailedNoAnswer = story(
  'ChatScreen',
  opening(() => Promise.resolve({ kind: 'failed', code: 'HT-TIMEOUT' })),
)
export const Refused = story('ChatScreen', { ...opening(() => new Promise(() => {})), session: { type: 4 } })
