import { lazy, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './harness.css'

// Each page is loaded only where it is asked for.
const Harness = lazy(async () => ({ default: (await import('./harness.tsx')).Harness }))
/** One plugin alone. Only the dev server has it: a build would contain every plugin. */
const Alone = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./alone/alone.tsx')).Alone }))
  : undefined

// One origin for the harness and the frame, so that they share cookies and a channel: the merchant's own host.
const [host = '', port] = location.host.split(':')
const query = new URLSearchParams(location.search)
const merchant = query.get('merchant') ?? /^([a-z-]+)\.localhost$/.exec(host)?.[1] ?? 'lotus'
const home = `${merchant}.localhost`

function Page(): ReactNode {
  const alone = query.get('alone')
  return Alone && alone !== null ? <Alone plugin={alone} /> : <Harness merchant={merchant} />
}

if (host !== home)
  location.replace(
    `http://${home}${port ? `:${port}` : ''}${location.pathname}${location.search}${location.hash}`,
  )
else {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
}
