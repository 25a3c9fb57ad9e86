import { createStore, I18N, SITE } from '@foyer/sdk'
import { fakeI18n, FakeSite, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, findByText, fireEvent } from '@testing-library/dom'
import { CUSTOMER_SERVICE, type CustomerService } from '../../customer-service/contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / status pages' }

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
const IN_VIETNAMESE = { services: { [I18N]: fakeI18n({}, 'VI'), [CUSTOMER_SERVICE]: service } }
const END = Date.UTC(2030, 0, 5, 18, 30)
const LONG_TEXT =
  'We are moving to faster machines, so that games open at once and payouts take less than a minute. '.repeat(
    8,
  )

const story = pluginStories(plugin, {
  texts: EN,
  merchant,
  overlay: 'full',
  services: { [CUSTOMER_SERVICE]: service },
})
/** Presses the button that checks again. */
const checkAgain: NonNullable<StoryOptions['play']> = async (root, t) =>
  fireEvent.click(await findByRole(root, 'button', { name: t('check_again') }))

export const Usual = story('MaintenancePage', { status: { maintenance: true, maintenanceEnd: END } })
/** The end is not known, and there is no customer service. */
export const UsualPlain = story('MaintenancePage', {
  status: { maintenance: true },
  services: { [CUSTOMER_SERVICE]: undefined },
})
/** Not in English: English stands below. */
export const UsualInTwoLanguages = story('MaintenancePage', {
  ...IN_VIETNAMESE,
  status: { maintenance: true, maintenanceEnd: END },
})
export const Busy = story('MaintenancePage', {
  services: { [SITE]: new SilentSite({ merchant, status: { maintenance: true } }) },
  play: checkAgain,
})
/** Still closed. */
export const Failed = story('MaintenancePage', {
  status: { maintenance: true, maintenanceEnd: END },
  play: async (root, t) => {
    await checkAgain(root, t)
    await findByText(root, t('still_closed'))
  },
})
export const LongTexts = story('MaintenancePage', {
  ...IN_VIETNAMESE,
  status: {
    maintenance: true,
    maintenanceEnd: END,
    templates: { maintenance_description: LONG_TEXT, maintenance_description_EN: LONG_TEXT },
  },
})
