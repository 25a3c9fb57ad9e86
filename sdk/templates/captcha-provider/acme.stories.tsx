import { createStore, useStore } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { AcmeCaptcha } from './acme-captcha.ts'
import { fakeVendor } from './fake-vendor.ts'

export default { title: 'vendors / acme' }

/** A captcha with a vendor that the buttons control. */
export function States(): ReactNode {
  const [{ vendor, captcha }] = useState(() => {
    const playing = fakeVendor()
    const parts = {
      siteKey: 'site-1',
      language: 'en',
      signal: new AbortController().signal,
      load: async () => void playing.loadScript(''),
      timeout: (run: () => void, ms: number) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      now: () => Date.now(),
    }
    return { vendor: playing, captcha: new AcmeCaptcha(parts) }
  })
  const [outcomes] = useState(() => createStore<readonly string[]>([]))
  const verify = async (): Promise<void> => {
    const { kind } = await captcha.verify()
    outcomes.set([...outcomes.get(), kind])
  }
  return (
    <>
      <p>State: {useStore(captcha.state).kind}</p>
      <button onClick={() => void verify()}>Verify</button>
      <button onClick={() => vendor.pass()}>Pass</button>
      <button onClick={() => vendor.close()}>Close</button>
      <button onClick={() => vendor.fail('60500')}>Fail</button>
      <button onClick={() => captcha.retry()}>Retry</button>
      <button onClick={() => captcha.reset()}>Reset</button>
      <p>Outcomes: {useStore(outcomes).join(', ')}</p>
    </>
  )
}
