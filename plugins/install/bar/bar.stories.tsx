import { pluginStories, storyImage } from '@foyer/sdk/testing'
import { getByRole } from '@testing-library/dom'
import { INSTALLER } from '../contract/installer.ts'
import { options } from './conformance.ts'
import { DownloadBar } from './download-bar.tsx'
import EN from './locales/EN.json'
import manifest from './manifest.ts'

export default { title: 'install / bar' }

const nothing = (): void => undefined
const props = {
  plugin: 'install.bar',
  name: 'Lotus',
  iconUrl: storyImage('app', 88, 88),
  ownIcon: storyImage('own', 88, 88),
  gift: false,
  onInstall: nothing,
  onClose: nothing,
}
const story = pluginStories(
  { ...manifest, load: () => Promise.resolve({ DownloadBar }) },
  {
    texts: EN,
    settings: { show: true },
    services: { [INSTALLER]: options.services?.()[INSTALLER] },
    props,
  },
)

export const Usual = story('DownloadBar')
export const UsualGift = story('DownloadBar', { props: { ...props, gift: true } })
export const LongTexts = story('DownloadBar', {
  props: { ...props, gift: true, name: 'The grand lottery and casino of the coast, est. 1921' },
})
export const Focused = story('DownloadBar', {
  play: (root, t) => getByRole(root, 'button', { name: t('close') }).focus(),
})
