import { REACHABILITY } from '@foyer/sdk'
import { FakeReachability, pluginStories } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import manifest from './manifest.ts'
import { OfflineBar } from './offline-bar.tsx'

export default { title: 'site / offline' }

/** Those of the kernel, which the bar shows. */
const TEXTS = {
  network_offline: 'You are offline. Check your connection.',
  retry: 'Try again',
  loading: 'Loading…',
}

/** Whoever asks for it waits. */
class SilentReachability extends FakeReachability {
  override check(): Promise<never> {
    return new Promise(() => {})
  }
}
const story = pluginStories(
  { ...manifest, load: () => Promise.resolve({ OfflineBar }) },
  { texts: TEXTS, reachability: 'offline', props: { bare: false } },
)

export const Offline = story('OfflineBar')
/** On a screen without a header. */
export const OfflineBare = story('OfflineBar', { props: { bare: true } })
export const Busy = story('OfflineBar', {
  services: { [REACHABILITY]: new SilentReachability('offline') },
  play: async (root, t) => fireEvent.click(await findByRole(root, 'button', { name: t('retry') })),
})
export const LongTexts = story('OfflineBar', {
  texts: {
    ...TEXTS,
    network_offline:
      'You are offline. The games below are those of your last visit, and can be played later.',
    retry: 'Try to connect again',
  },
})
export const Focused = story('OfflineBar', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('retry') })).focus(),
})
