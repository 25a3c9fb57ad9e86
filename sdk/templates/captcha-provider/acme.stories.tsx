import { createStore, FormCaptcha, I18N, useStore } from '@foyer/sdk'
import { fakeI18n, testPlugin } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useState } from 'react'
import { fakeVendor } from './fake-vendor.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const vendor = fakeVendor()

/** The captcha of a form that is open. */
function useCaptcha(): FormCaptcha | undefined {
  const [captcha, setCaptcha] = useState<FormCaptcha>()
  useEffect(() => {
    const i18n = fakeI18n(EN)
    const { loadScript } = vendor
    const starting = testPlugin(plugin, {
      services: { [I18N]: i18n },
      settings: { siteKey: 'site-1' },
      loadScript,
    })
    const opening = starting.then(({ context }) => {
      const opened = new FormCaptcha({ context, scene: 'login', language: i18n.language })
      opened.open()
      setCaptcha(opened)
      return opened
    })
    return () =>
      void opening.then(async (opened) => {
        opened.close()
        await (await starting).dispose()
      })
  }, [])
  return captcha
}

/** A captcha with a vendor that the buttons control. */
export function States(): ReactNode {
  const captcha = useCaptcha()
  return captcha && <Form captcha={captcha} />
}

function Form({ captcha }: { readonly captcha: FormCaptcha }): ReactNode {
  const [outcomes] = useState(() => createStore<readonly string[]>([]))
  const verify = async (): Promise<void> => {
    const { kind } = await captcha.verify()
    outcomes.set([...outcomes.get(), kind])
  }
  return (
    <>
      <p>
        <span>State:</span> <span>{useStore(captcha.state).kind}</span>
      </p>
      <button onClick={() => void verify()}>Verify</button>
      <button onClick={() => vendor.pass()}>Pass</button>
      <button onClick={() => vendor.close()}>Close</button>
      <button onClick={() => vendor.fail('60500')}>Fail</button>
      <button onClick={() => captcha.retry()}>Retry</button>
      <button onClick={() => captcha.reset()}>Reset</button>
      <p>
        <span>Outcomes:</span> <span>{useStore(outcomes).join(', ')}</span>
      </p>
    </>
  )
}
