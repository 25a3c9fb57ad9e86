import { pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / header actions' }

const story = pluginStories(plugin, { texts: EN, props: { openSettings: () => undefined } })

export const Empty = story('HeaderActions', { session: 'guest' })
export const Usual = story('HeaderActions', { session: { userName: 'lan88' } })
export const LongTexts = story('HeaderActions', {
  session: { userName: 'a-name-that-is-much-longer-than-any-gateway-takes-it' },
})
