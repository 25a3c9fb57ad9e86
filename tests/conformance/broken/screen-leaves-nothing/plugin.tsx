import { type ReactNode, useEffect } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/screen/conformance.ts'
import sound from '../../../../sdk/templates/screen/manifest.ts'

function AcmeScreen(): ReactNode {
  useEffect(() => void document.body.classList.add('acme'), [])
  return <h1>Acme</h1>
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeScreen })), options })
