import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'

export default { title: 'vendors / acme' }

/** The notice's words, as the dialog that the overlays open shows them. */
export function Notice(): ReactNode {
  const [open, setOpen] = useState(true)
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <section aria-label="News">
      <h2>News</h2>
      <p>There is something new.</p>
      <Button onClick={() => setOpen(false)}>Got it</Button>
    </section>
  )
}
