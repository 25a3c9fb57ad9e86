import type { ReactNode } from 'react'
import { SheetHeader } from './sheet-header.tsx'

export default { title: 'ui / sheet header' }

const close = (): void => undefined

export const Usual = (): ReactNode => (
  <SheetHeader title="Log in with your phone" closeLabel="Close" onClose={close} />
)
export const UsualInset = (): ReactNode => (
  <SheetHeader title="Settings" closeLabel="Close" onClose={close} inset />
)
export const LongTexts = (): ReactNode => (
  <SheetHeader title="Überprüfung durch Zwei-Faktor-Authentifizierung" closeLabel="Close" onClose={close} />
)
