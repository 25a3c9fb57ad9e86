import type { LoginMethodProps } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import sound from '../../../../sdk/templates/login-method/manifest.ts'

/** Tries again by itself. */
function Broken(props: LoginMethodProps): ReactNode {
  const signIn: LoginMethodProps['signIn'] = async (...given) => {
    const came = await props.signIn(...given)
    return came.kind === 'refused' ? props.signIn(...given) : came
  }
  return <AcmeLogin {...props} signIn={signIn} />
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
