import { pluginStories, storyImage } from '@foyer/sdk/testing'
import manifest from './manifest.ts'
import { SplashCard } from './splash-card.tsx'

export default { title: 'popups / splash' }

/** It stays as long as the story is looked at. */
const STORY_MS = 1_000_000
const props = { src: storyImage('splash', 560, 560), shownMs: STORY_MS, onEnd: () => undefined }
const story = pluginStories(
  { ...manifest, load: () => Promise.resolve({ SplashCard }) },
  {
    settings: { enabled: true },
    props,
  },
)

export const Usual = story('SplashCard')
export const Wide = story('SplashCard', { props: { ...props, src: storyImage('logo', 560, 120) } })
export const Tall = story('SplashCard', { props: { ...props, src: storyImage('poster', 480, 1_200) } })
