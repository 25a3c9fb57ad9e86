import { HTTP } from '@foyer/sdk'
import { fakeHttp, fakeServices, testPlugin } from '@foyer/sdk/testing'
import { lazy, type ReactNode, Suspense } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const show = (answers: Readonly<Record<string, unknown>>) =>
  lazy(async () => {
    const services = { ...fakeServices(), [HTTP]: fakeHttp(answers) }
    const test = await testPlugin(plugin, { services, texts: EN })
    return { default: () => test.element('AcmeScreen') }
  })
const Full = show({
  'acme.list': [
    { id: '1', title: 'First' },
    { id: '2', title: 'Second' },
  ],
})
const Nothing = show({ 'acme.list': [] })
const Broken = show({})

export const List = (): ReactNode => (
  <Suspense>
    <Full />
  </Suspense>
)
export const Empty = (): ReactNode => (
  <Suspense>
    <Nothing />
  </Suspense>
)
export const Failed = (): ReactNode => (
  <Suspense>
    <Broken />
  </Suspense>
)
