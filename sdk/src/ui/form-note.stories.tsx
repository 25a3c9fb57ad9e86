import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { FormNote } from './form-note.tsx'

export default { title: 'ui / form note' }

function Note({ text }: { readonly text: string }): ReactNode {
  const t = useStoryText()
  return <FormNote icon="lock">{t(text)}</FormNote>
}
export const Usual = (): ReactNode => <Note text="Sent encrypted" />
export const LongTexts = (): ReactNode => (
  <Note text="What you type here is encrypted on this device, and only the operator can read it, not even the network that carries it." />
)
