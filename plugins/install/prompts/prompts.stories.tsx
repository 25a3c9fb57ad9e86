import { createStore } from '@foyer/sdk'
import { pluginStories, storyImage, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { type Installer, INSTALLER, type InstallOffer } from '../contract/installer.ts'
import EN from './locales/EN.json'
import manifest from './manifest.ts'
import type { Prompt } from './prompt.ts'
import { PromptSheet } from './prompt-sheet.tsx'

export default { title: 'install / prompts' }

const OFFER: InstallOffer = {
  appUrl: 'https://app.example/foyer.apk',
  iconUrl: storyImage('/cdn/app/app'),
  web: 'prompt',
}
const installer = (part: Partial<Installer> = {}, offer: InstallOffer = OFFER): Installer => ({
  offer: createStore<InstallOffer | undefined>(offer),
  downloadApp: () => true,
  installWebApp: () => Promise.resolve('accepted'),
  ...part,
})
const PROMPT: Prompt = {
  subject: 'login_required',
  layout: 'bottom',
  forced: false,
  theme: 'light',
  target: { kind: 'install', app: true, web: true },
}
const nothing = (): void => undefined
const shows = (part: Partial<Prompt> = {}, own: Partial<StoryOptions> = {}): StoryOptions => ({
  overlay: part.layout === 'full' ? 'full' : 'sheet',
  props: { prompt: { ...PROMPT, ...part }, close: nothing, go: nothing },
  ...own,
})
const story = pluginStories(
  { ...manifest, load: async () => ({ ...(await import('./prompts.ts')), PromptSheet }) },
  { texts: EN, services: { [INSTALLER]: installer() } },
)
const tap =
  (key: 'download_app' | 'install_web_app'): NonNullable<StoryOptions['play']> =>
  async (root, t) =>
    fireEvent.click(await findByRole(root, 'button', { name: t(key) }))

export const Usual = story('PromptSheet', shows())
export const UsualForced = story('PromptSheet', shows({ forced: true, layout: 'full' }))
export const UsualFull = story('PromptSheet', shows({ layout: 'full', theme: 'dark' }))
export const UsualDark = story('PromptSheet', shows({ theme: 'dark' }))
export const UsualRegistered = story('PromptSheet', shows({ subject: 'reg_days' }))
export const UsualDeposits = story('PromptSheet', shows({ subject: 'deposit_times' }))
export const UsualWithdrawals = story('PromptSheet', shows({ subject: 'withdrawal_times' }))
export const UsualFirstDeposit = story('PromptSheet', shows({ subject: 'first_deposit' }))
export const UsualFirstWithdraw = story('PromptSheet', shows({ subject: 'first_withdraw' }))
export const UsualBindCard = story(
  'PromptSheet',
  shows({ subject: 'bind_card', target: { kind: 'page', path: '/m/securityCenter/addBankCard' } }),
)
export const UsualHomeScreen = story(
  'PromptSheet',
  shows({ subject: 'home_screen', target: { kind: 'install', app: false, web: true } }),
)
export const UsualGame = story('PromptSheet', shows({ subject: 'game' }))
export const UsualButton = story('PromptSheet', shows({ subject: 'button' }))
/** The device has one way only, and the merchant no picture. */
export const One = story(
  'PromptSheet',
  shows(
    { target: { kind: 'install', app: true, web: false } },
    { services: { [INSTALLER]: installer({}, { ...OFFER, iconUrl: undefined, web: 'none' }) } },
  ),
)
export const Busy = story(
  'PromptSheet',
  shows(
    {},
    {
      services: { [INSTALLER]: installer({ installWebApp: () => new Promise(nothing) }) },
      play: tap('install_web_app'),
    },
  ),
)
export const Failed = story(
  'PromptSheet',
  shows(
    {},
    { services: { [INSTALLER]: installer({ downloadApp: () => false }) }, play: tap('download_app') },
  ),
)
export const FailedWebApp = story(
  'PromptSheet',
  shows(
    { layout: 'full', forced: true },
    {
      services: { [INSTALLER]: installer({ installWebApp: () => Promise.resolve('unavailable') }) },
      play: tap('install_web_app'),
    },
  ),
)
export const LongTexts = story(
  'PromptSheet',
  shows({}, { merchant: { name: 'Donaudampfschifffahrtsgesellschaft '.repeat(4) } }),
)
