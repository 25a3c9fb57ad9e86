import { createStore, I18N, SITE } from '@foyer/sdk'
import { fakeI18n, FakeSite, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, findByText, fireEvent } from '@testing-library/dom'
import { CUSTOMER_SERVICE, type CustomerService } from '../../customer-service/contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / access denied' }

/** Whose logo stands on the page. */
const merchant = { id: 'lotus', name: 'Lotus' }
const service: CustomerService = {
  entries: createStore([{ title: 'Live chat', url: 'https://chat.example/desk' }]),
  reading: createStore(false),
  open: () => true,
}
/** The gateway does not answer the player who checks again. */
class SilentSite extends FakeSite {
  override refresh(): Promise<never> {
    return new Promise(() => {})
  }
}
const status = { regionRestriction: true, ip: '203.0.113.7' }

const story = pluginStories(plugin, {
  texts: EN,
  merchant,
  status,
  overlay: 'full',
  services: { [CUSTOMER_SERVICE]: service },
})
const checkAgain: NonNullable<StoryOptions['play']> = async (root, t) =>
  fireEvent.click(await findByRole(root, 'button', { name: t('check_again') }))

export const Usual = story('AccessDeniedPage')
/** The address is not known, and there is no customer service. */
export const UsualPlain = story('AccessDeniedPage', {
  status: { regionRestriction: true },
  services: { [CUSTOMER_SERVICE]: undefined },
})
/** Not in English: English stands below. */
export const UsualInTwoLanguages = story('AccessDeniedPage', { services: { [I18N]: fakeI18n(EN, 'VI') } })
export const Busy = story('AccessDeniedPage', {
  services: { [SITE]: new SilentSite({ merchant, status }) },
  play: checkAgain,
})
/** Still denied. */
export const Failed = story('AccessDeniedPage', {
  play: async (root, t) => {
    await checkAgain(root, t)
    await findByText(root, t('still_denied'))
  },
})
/** An address of IPv6. */
export const LongTexts = story('AccessDeniedPage', {
  status: { ...status, ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
})
export const Focused = story('AccessDeniedPage', {
  play: async (root, t) => (await findByRole(root, 'link', { name: t('contact_us') })).focus(),
})
