import { homeSections } from '@foyer/sdk'
import { pluginStories, type PluginTest, storyImage, useStoryText } from '@foyer/sdk/testing'
import { LazyImage } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / home' }

/** Stands for a section of another plugin. */
function sectionOf(title: string): (props: { readonly guest: boolean }) => ReactNode {
  return function Section({ guest }) {
    const t = useStoryText()
    return (
      <section aria-label={t(title)} style={{ paddingInline: 16 }}>
        <h2>{t(title)}</h2>
        <p>{t(guest ? 'Log in to play.' : 'Play on.')}</p>
        <LazyImage src={storyImage(title)} alt="" width={320} height={200} />
      </section>
    )
  }
}
const sections =
  (...titles: readonly string[]) =>
  (test: PluginTest): void =>
    test.contributeOthers(homeSections, titles.map(sectionOf))

const story = pluginStories(plugin, { texts: EN, setUp: sections('Offers', 'Slots', 'Live casino') })

export const Usual = story('Home')
export const UsualGuest = story('Home', { session: 'guest' })
/** Nobody fills it. */
export const Empty = story('Home', { setUp: () => undefined })
export const One = story('Home', { setUp: sections('Offers') })
export const Many = story('Home', {
  setUp: sections(...Array.from({ length: 12 }, (_, index) => `Section ${index + 1}`)),
})
