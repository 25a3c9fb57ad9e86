import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { FormMessage } from './form-message.tsx'

export default { title: 'ui / form message' }

function Message({ text }: { readonly text: string }): ReactNode {
  const t = useStoryText()
  return <FormMessage>{text && t(text)}</FormMessage>
}
export const Empty = (): ReactNode => <Message text="" />
export const Failed = (): ReactNode => <Message text="The network is slow. Please try again." />
export const LongTexts = (): ReactNode => (
  <Message text="Vouchers that were given out before the first of January can no longer be redeemed here. Please write to us, and we find another way." />
)
