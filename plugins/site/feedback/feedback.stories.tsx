import { HTTP, HttpError, SESSION } from '@foyer/sdk'
import { fakeHttp, fakeServices, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { lazy, type ReactNode, Suspense } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / feedback' }

const show = (component: string, answer: unknown, props?: object) =>
  lazy(async () => {
    const services = {
      ...fakeServices(),
      [HTTP]: fakeHttp({ 'feedback.send': answer }),
      [SESSION]: fakeSession(testMember()),
    }
    const test = await testPlugin(plugin, { services, texts: EN })
    return { default: () => test.element(component, props) }
  })
const Works = show('FeedbackScreen', {})
const Fails = show('FeedbackScreen', new HttpError('HT-NETWORK', 'no answer', 'feedback.send'))
const Row = show('FeedbackLink', {}, { close: () => undefined })

export const Form = (): ReactNode => (
  <Suspense>
    <Works />
  </Suspense>
)
export const GatewayFails = (): ReactNode => (
  <Suspense>
    <Fails />
  </Suspense>
)
export const InTheSettings = (): ReactNode => (
  <Suspense>
    <Row />
  </Suspense>
)
