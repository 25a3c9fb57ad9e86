import type { LoginMethodProps } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import sound from '../../../../sdk/templates/login-method/manifest.ts'

const Broken = (props: LoginMethodProps): ReactNode => <AcmeLogin {...props} busy={false} />

export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
