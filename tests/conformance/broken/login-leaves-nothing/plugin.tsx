import type { LoginMethodProps } from '@foyer/sdk'
import { type ReactNode, useEffect } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import sound from '../../../../sdk/templates/login-method/manifest.ts'

function Broken(props: LoginMethodProps): ReactNode {
  useEffect(() => window.addEventListener('message', () => {}), [])
  return <AcmeLogin {...props} />
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
