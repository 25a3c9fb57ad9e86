import type { LoginMethodProps } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import { AcmeLogin } from '../../../../sdk/templates/login-method/acme-login.tsx'
import sound from '../../../../sdk/templates/login-method/manifest.ts'
import { defineBroken, withModule } from '../../break-plugin.ts'

const Broken = (props: LoginMethodProps): ReactNode => <AcmeLogin {...props} busy={false} />

export default defineBroken({ plugin: withModule(sound, () => ({ AcmeLogin: Broken })), options })
