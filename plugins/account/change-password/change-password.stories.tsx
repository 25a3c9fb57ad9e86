import { failing, pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / change password' }

const story = pluginStories(plugin, { texts: EN, answers: { 'password.change': {} } })

/** Of the member's own accord. */
export const Usual = story('ChangeScreen')
export const UsualWeak = story('ChangeScreen', { session: { passwordChangeRequired: 'weak' } })
/** Any current password is refused. */
export const UsualExpired = story('ChangeScreen', {
  session: { passwordChangeRequired: 'expired' },
  answers: { 'password.change': failing('HT-REFUSED', { status: 200, errorCode: 'old.password.err' }) },
})
