import type { ReactNode } from 'react'
import { SheetHeader } from './sheet-header.tsx'

export default { title: 'ui / sheet header' }

const close = (): void => undefined

export const Usual = (): ReactNode => (
  <SheetHeader title="Log in with your phone" closeLabel="Close" onClose={close} />
)
/** In a sheet that has padding of its own. */
export const UsualInset = (): ReactNode => (
  <div style={{ padding: 16 }}>
    <SheetHeader title="Settings" closeLabel="Close" onClose={close} inset />
  </div>
)
export const LongTexts = (): ReactNode => (
  <SheetHeader title="Überprüfung durch Zwei-Faktor-Authentifizierung" closeLabel="Close" onClose={close} />
)
