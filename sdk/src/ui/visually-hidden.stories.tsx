import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export default { title: 'ui / visually hidden' }

export const Usual = (): ReactNode => (
  <p>
    <span>3</span> <VisuallyHidden>messages that you have not read</VisuallyHidden>
  </p>
)
export const UsualShown = (): ReactNode => (
  <VisuallyHidden as="output" visible>
    No country has this name.
  </VisuallyHidden>
)
