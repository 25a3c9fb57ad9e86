import { pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const story = pluginStories(plugin, { texts: EN })

/** The content of the dialog that the overlays open. */
export const Notice = story('NoticeBox', {
  props: { notice: { id: '1', title: 'News', text: 'There is something new.' }, close: () => undefined },
})
