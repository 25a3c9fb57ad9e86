import { DEVICE } from '@foyer/sdk'
import { fakeDevice, pluginStories, storyImage, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { ImageBox } from './image-box.tsx'
import EN from './locales/EN.json'
import manifest from './manifest.ts'

export default { title: 'popups / download image' }

const image = { url: storyImage('addresses', 640, 480), name: 'addresses.png', title: '', link: undefined }
const picture = { file: undefined, widthPx: 640, heightPx: 480 }
const box = (part: object): StoryOptions => ({
  props: { place: 1, image, picture, close: () => undefined, ...part },
})
const story = pluginStories(
  { ...manifest, load: () => Promise.resolve({ ImageBox }) },
  { texts: EN, overlay: 'dialog', ...box({}) },
)
const pressSave: StoryOptions['play'] = async (root, t) =>
  fireEvent.click(await findByRole(root, 'button', { name: t('save') }))

export const Usual = story('ImageBox')
export const UsualLink = story('ImageBox', box({ image: { ...image, link: 'https://lotus.example/m/home' } }))
/** Pop-up 2. */
export const UsualText = story('ImageBox', box({ place: 2 }))
/** The browser saves nothing by a tap. */
export const ByHand = story('ImageBox', { play: pressSave })
export const ByHandText = story('ImageBox', { ...box({ place: 2 }), play: pressSave })
export const ByMouse = story('ImageBox', {
  services: { [DEVICE]: fakeDevice({ platform: 'other' }) },
  play: pressSave,
})
const tall = storyImage('poster', 480, 1_200)
export const Tall = story(
  'ImageBox',
  box({ image: { ...image, url: tall }, picture: { ...picture, widthPx: 480, heightPx: 1_200 } }),
)
const title =
  'Save this picture with all of our addresses, so that you find us wherever you are: Donaudampfschifffahrtsgesellschaftskapitän'
export const LongTexts = story(
  'ImageBox',
  box({ image: { ...image, title, link: 'https://lotus.example/' } }),
)
export const Focused = story('ImageBox', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('save') })).focus(),
})
