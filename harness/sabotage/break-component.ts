import type { Component } from '@foyer/sdk'
import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { SabotageError } from './sabotage-error.ts'

/** Wraps a component that throws at once, or after the first click. The wrapper renders nothing of its own. */
export function breakComponent(
  component: Component<object>,
  how: 'render-throws' | 'render-throws-later',
): Component<object> {
  if (how === 'render-throws')
    return () => {
      throw new SabotageError(how)
    }
  return function Sabotaged(props: object): ReactNode {
    const [clicked, setClicked] = useState(false)
    useEffect(() => {
      const note = (): void => setClicked(true)
      document.addEventListener('click', note, { once: true })
      return () => document.removeEventListener('click', note)
    }, [])
    if (clicked) throw new SabotageError(how)
    return createElement(component as FunctionComponent<object>, props)
  }
}
