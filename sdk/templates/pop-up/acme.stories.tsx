import { fakeServices, testPlugin } from '@foyer/sdk/testing'
import { lazy, type ReactNode, Suspense } from 'react'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const Box = lazy(async () => {
  const test = await testPlugin(plugin, { services: fakeServices(), texts: EN })
  const notice = { id: '1', title: 'News', text: 'There is something new.' }
  return { default: () => test.element('NoticeBox', { notice, close: () => {} }) }
})

/** What stands in the dialog that the overlays open. */
export const Notice = (): ReactNode => (
  <Suspense>
    <Box />
  </Suspense>
)
