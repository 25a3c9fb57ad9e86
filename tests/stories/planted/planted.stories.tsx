import { type ReactNode, useEffect } from 'react'

export default { title: 'planted' }

export const Fine = (): ReactNode => <p>Nothing is wrong with it.</p>

export function Warning(): ReactNode {
  useEffect(() => console.error('planted error'), [])
  return <p>It writes on the console.</p>
}
export function Throwing(): ReactNode {
  throw new Error('planted fault')
}
// eslint-disable-next-line jsx-a11y/control-has-associated-label -- planted
export const Nameless = (): ReactNode => <button type="button" />

export const Wide = (): ReactNode => <div style={{ inlineSize: 400 }}>It is wider than the phone.</div>

export const WideText = (): ReactNode => (
  <p style={{ inlineSize: 200, whiteSpace: 'nowrap' }}>
    Its box is not wide, but what it says goes on and on and on.
  </p>
)

export const BareText = (): ReactNode => (
  <p>
    It stands beside an element. <b>So.</b>
  </p>
)

/** Its own box scrolls, which is allowed. */
export const WideInside = (): ReactNode => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
  <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label="Wide">
    <div style={{ inlineSize: 400 }}>It is wider than the phone.</div>
  </section>
)
export const Networked = (): ReactNode => <img src="https://elsewhere.example/a.png" alt="Elsewhere" />

export const Restless = (): ReactNode => <span data-story="starting">It never starts.</span>

export const Nothing = (): ReactNode => null
