import type { LoginMethodProps } from '@foyer/sdk'
import { fakeServices, testPlugin } from '@foyer/sdk/testing'
import { lazy, type ReactNode, Suspense } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const props: LoginMethodProps = {
  signIn: () => Promise.resolve({ kind: 'refused', code: 'login.cred.err' }),
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  busy: false,
}
const show = (part: Partial<LoginMethodProps>) =>
  lazy(async () => {
    const test = await testPlugin(plugin, { services: fakeServices(), texts: EN })
    return { default: () => test.element('AcmeLogin', { ...props, ...part }) }
  })
const Idle = show({})
const Waiting = show({ busy: true })

/** As the player finds it. */
export const Form = (): ReactNode => (
  <Suspense>
    <Idle />
  </Suspense>
)
/** While a sign-in is under way. */
export const Busy = (): ReactNode => (
  <Suspense>
    <Waiting />
  </Suspense>
)
