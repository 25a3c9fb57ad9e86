import { DEVICE, type Device } from '@foyer/sdk'
import { fakeDevice, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import { GuideSheet } from './guide-sheet.tsx'
import { type GuideFacts, iosGuide } from './ios-guide.ts'
import EN from './locales/EN.json'
import manifest from './manifest.ts'

export default { title: 'install / installer' }

const nothing = (): void => undefined
const props = (facts: Partial<GuideFacts>, name = 'Lotus'): object => ({
  plugin: 'install.installer',
  guide: iosGuide({ version: [17, 4], browser: 'safari', profile: false, ...facts }),
  name,
  close: nothing,
  onProfile: nothing,
  onCopy: nothing,
})
const device = (part: Partial<Device>) => ({ [DEVICE]: fakeDevice(part) })
const guide = pluginStories(
  { ...manifest, load: () => import('./installer.ts').then((module) => ({ ...module, GuideSheet })) },
  {
    texts: EN,
    overlay: 'sheet',
    props: props({}),
    services: device({}),
    answers: { 'install.download-setting': [] },
  },
)
const shows = (facts: Partial<GuideFacts>): StoryOptions => ({ props: props(facts) })

/** Safari on iOS 17: with the tip. */
export const Usual = guide('GuideSheet')
export const UsualIos16 = guide('GuideSheet', shows({ version: [16, 6] }))
export const UsualIos26 = guide('GuideSheet', shows({ version: [26, 0] }))
export const UsualChrome = guide('GuideSheet', shows({ browser: 'other' }))
export const UsualProfile = guide('GuideSheet', shows({ version: [12, 5], profile: true }))
/** The browser inside another app. */
export const UsualInApp = guide('GuideSheet', shows({ browser: 'in-app' }))
export const LongTexts = guide('GuideSheet', {
  props: props({}, 'The grand lottery and casino of the coast, est. 1921'),
})
export const Focused = guide('GuideSheet', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('close') })).focus(),
})

const row = pluginStories(manifest, {
  texts: EN,
  services: device({}),
  answers: { 'install.download-setting': [{ resourceType: 'Android', url: 'https://d.example/app.apk' }] },
})
export const UsualRow = row('InstallRow')
