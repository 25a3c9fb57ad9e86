import type { LoginMethodProps } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import sound from '../../../../sdk/templates/login-method/manifest.ts'
import { defineBroken, withModule } from '../../break-plugin.ts'

/** Cannot do without a captcha, which not every merchant has. */
function Broken(props: LoginMethodProps): ReactNode {
  if (!props.busy && props.captcha.length === 0) throw new Error('no captcha')
  return <AcmeLogin {...props} />
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
