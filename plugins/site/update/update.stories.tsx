import { pluginStories } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import EN from './locales/EN.json'
import manifest from './manifest.ts'
import { refreshBar } from './refresh-bar.tsx'
import { UpdateNotice } from './update-notice.tsx'

export default { title: 'site / update' }

const update = () => new Promise<void>(() => {})
const story = pluginStories(
  // Not its own: that one asks the network for the build.
  { ...manifest, load: () => Promise.resolve({ UpdateNotice }) },
  { texts: EN, overlay: 'dialog', props: { update, close: () => undefined } },
)

export const Usual = story('UpdateNotice')
/** It may not be put off. */
export const UsualMandatory = story('UpdateNotice', { props: { update } })
export const Busy = story('UpdateNotice', {
  play: async (root, t) => fireEvent.click(await findByRole(root, 'button', { name: t('update_now') })),
})
export const Focused = story('UpdateNotice', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('update_now') })).focus(),
})

const bar = pluginStories(
  { ...manifest, load: () => Promise.resolve({ RefreshBar: refreshBar(update) }) },
  { texts: EN, props: { bare: false } },
)

/** The files of this page's build are gone. */
export const Gone = bar('RefreshBar')
export const GoneBare = bar('RefreshBar', { props: { bare: true } })
export const GoneBusy = bar('RefreshBar', {
  play: async (root, t) => fireEvent.click(await findByRole(root, 'button', { name: t('update_now') })),
})
