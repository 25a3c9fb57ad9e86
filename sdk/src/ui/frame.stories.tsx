import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

export default { title: 'ui / Frame' }

/** A page of another site; here nothing answers at its address. */
export const Usual = (): ReactNode => <Frame src="https://chat.example/" title="Chat" />
/** An address that is not https: nothing is framed. */
export const Refused = (): ReactNode => (
  <p>
    <span>Nothing is framed:</span> <Frame src="http://chat.example/" title="Chat" />
  </p>
)
