import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './harness.css'
import { Harness } from './harness.tsx'

// One origin for the harness and the frame, so that they share cookies and a channel: the merchant's own host.
const [host = '', port] = location.host.split(':')
const asked = new URLSearchParams(location.search).get('merchant')
const merchant = asked ?? /^([a-z-]+)\.localhost$/.exec(host)?.[1] ?? 'lotus'
const home = `${merchant}.localhost`
if (host !== home)
  location.replace(`http://${home}${port ? `:${port}` : ''}${location.pathname}${location.search}`)
else {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Harness merchant={merchant} />
      </StrictMode>,
    )
}
