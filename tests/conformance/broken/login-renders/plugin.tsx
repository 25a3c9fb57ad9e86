import { type LoginMethodProps, useServices } from '@foyer/sdk'
import { type ReactNode, useEffect, useState } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import { sendCode } from '../../../../sdk/templates/login-method/endpoints.ts'
import sound, { type manifest } from '../../../../sdk/templates/login-method/manifest.ts'

/** Asks for a code as it comes up, and cannot do without. */
function Broken(props: LoginMethodProps): ReactNode {
  const { http } = useServices<typeof manifest>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const body = { countryDialingCode: '+84', mobileNum: '1' }
    const fail = (): void => void (leaving.signal.aborted || setFailed(true))
    http.call(sendCode, { body, signal: leaving.signal }).catch(fail)
    return () => leaving.abort()
  }, [http])
  if (failed) throw new Error('no code')
  return <AcmeLogin {...props} />
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
