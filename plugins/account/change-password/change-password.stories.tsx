import { HTTP, HttpError, SESSION, type SessionInfo } from '@foyer/sdk'
import { fakeHttp, fakeServices, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { lazy, type ReactNode, Suspense } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / change password' }

const WRONG = new HttpError('HT-REFUSED', 'x', 'password.change', {
  status: 200,
  errorCode: 'old.password.err',
})

const show = (owes: SessionInfo['passwordChangeRequired'], answer: unknown = {}) =>
  lazy(async () => {
    const services = {
      ...fakeServices(),
      [HTTP]: fakeHttp({ 'password.change': answer }),
      [SESSION]: fakeSession(testMember(owes && { passwordChangeRequired: owes })),
    }
    const test = await testPlugin(plugin, { services, texts: EN })
    return { default: () => test.element('ChangeScreen') }
  })
const WeakScreen = show('weak')
const ExpiredScreen = show('expired', WRONG)
const OwnScreen = show(undefined)

export const Weak = (): ReactNode => (
  <Suspense>
    <WeakScreen />
  </Suspense>
)
/** Any current password is refused. */
export const Expired = (): ReactNode => (
  <Suspense>
    <ExpiredScreen />
  </Suspense>
)
export const OfOnesOwnAccord = (): ReactNode => (
  <Suspense>
    <OwnScreen />
  </Suspense>
)
