import type { LoginMethodProps } from '@foyer/sdk'
import { pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const props: LoginMethodProps = {
  signIn: () => Promise.resolve({ kind: 'refused', code: 'login.cred.err' }),
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  busy: false,
}
const story = pluginStories(plugin, { texts: EN, session: 'guest' })

/** As the player first sees it. */
export const Form = story('AcmeLogin', { props })
/** While a sign-in is under way. */
export const Busy = story('AcmeLogin', { props: { ...props, busy: true } })
