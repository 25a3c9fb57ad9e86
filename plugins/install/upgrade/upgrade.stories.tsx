import { pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import EN from './locales/EN.json'
import manifest from './manifest.ts'
import { UpgradeNotice } from './upgrade-notice.tsx'

export default { title: 'install / upgrade' }

const upgrade = (outcome: Promise<boolean>): StoryOptions => ({
  props: { upgrade: () => outcome, close: () => undefined },
  play: async (root, t) => fireEvent.click(await findByRole(root, 'button', { name: t('download') })),
})
const story = pluginStories(
  { ...manifest, load: () => Promise.resolve({ UpgradeNotice }) },
  { texts: EN, overlay: 'dialog', ...upgrade(Promise.resolve(true)), play: () => undefined },
)

export const Usual = story('UpgradeNotice')
/** It may not be put off. */
export const UsualMandatory = story('UpgradeNotice', { props: { upgrade: () => Promise.resolve(true) } })
export const Busy = story('UpgradeNotice', upgrade(new Promise(() => {})))
export const Failed = story('UpgradeNotice', upgrade(Promise.resolve(false)))
export const Focused = story('UpgradeNotice', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('download') })).focus(),
})
