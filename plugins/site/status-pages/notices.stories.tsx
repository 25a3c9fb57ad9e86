import { createStore, DOMAINS, SITE } from '@foyer/sdk'
import { fakeDomains, FakeDomains, FakeSite, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, findByText, fireEvent } from '@testing-library/dom'
import { CUSTOMER_SERVICE, type CustomerService } from '../../customer-service/contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / unreachable' }

const service: CustomerService = {
  entries: createStore([{ title: 'Live chat', url: 'https://chat.example/desk' }]),
  reading: createStore(false),
  open: () => true,
}
class SilentDomains extends FakeDomains {
  override fastest(): Promise<never> {
    return new Promise(() => {})
  }
}
class SilentSite extends FakeSite {
  override refresh(): Promise<never> {
    return new Promise(() => {})
  }
}
const LONG_MESSAGE =
  'The address that you have used is no longer one of ours. Members whose account was opened before the first of the month find all of their games and their balance at another. '.repeat(
    6,
  )
const press =
  (key: string, outcome?: string): NonNullable<StoryOptions['play']> =>
  async (root, t) => {
    fireEvent.click(await findByRole(root, 'button', { name: t(key) }))
    if (outcome) await findByText(root, t(outcome))
  }

const story = pluginStories(plugin, {
  texts: EN,
  overlay: 'dialog',
  services: { [CUSTOMER_SERVICE]: service, [DOMAINS]: fakeDomains('https://other.example') },
  props: { message: 'This address is not available.', close: () => undefined },
})

export const Usual = story('UnreachableNotice')
/** Nobody can be asked. */
export const UsualPlain = story('UnreachableNotice', { services: { [CUSTOMER_SERVICE]: undefined } })
export const Busy = story('UnreachableNotice', {
  services: { [DOMAINS]: new SilentDomains(undefined) },
  play: press('retry_once', 'racing'),
})
/** On the way to another address. */
export const Done = story('UnreachableNotice', { play: press('retry_once', 'found') })
export const LongTexts = story('UnreachableNotice', { props: { message: LONG_MESSAGE } })

/** The status could not be had. */
export const UsualError = story('ErrorNotice')
export const BusyError = story('ErrorNotice', {
  services: { [SITE]: new SilentSite({ status: 'pending' }) },
  play: press('try_again'),
})
export const FailedError = story('ErrorNotice', { play: press('try_again', 'still_failing') })
export const LongTextsError = story('ErrorNotice', {
  props: { message: LONG_MESSAGE, close: () => undefined },
})
