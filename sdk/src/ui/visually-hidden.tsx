import type { HTMLAttributes, ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** What `VisuallyHidden` takes besides the attributes of an element. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element; `span` by default. `output` is a live region: added text is read out. */
  readonly as?: 'h1' | 'output' | 'p' | 'span'
  /** `true`: it is visible, with its `className`. The element stays the same, as a live region must. */
  readonly visible?: boolean
}

/** Text for screen readers only, which takes no room on the page. */
export function VisuallyHidden({
  as: Element = 'span',
  visible = false,
  className,
  ...rest
}: VisuallyHiddenProps): ReactNode {
  return <Element {...rest} className={visible ? className : css.hidden} />
}
