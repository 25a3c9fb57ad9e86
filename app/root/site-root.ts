import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'

const ROOT_ID = 'root'

/** The element and the React root of the site. */
export class SiteRoot {
  readonly #element: HTMLElement
  #root: Root | undefined
  #ended = false

  /** Hydrates the page's element, or renders into it where the page was not rendered. */
  constructor(app: ReactNode, given: RootOptions) {
    const options: RootOptions = {
      ...given,
      // What a root throws while it ends says nothing new.
      onUncaughtError: (...error) => void (this.#ended || given.onUncaughtError?.(...error)),
    }
    this.#element = document.getElementById(ROOT_ID) ?? newElement()
    if (this.#element.hasChildNodes())
      startTransition(() => void (this.#root = hydrateRoot(this.#element, app, options)))
    else (this.#root = createRoot(this.#element, options)).render(app)
  }

  /** Ends the React root, and returns its empty element for another page. */
  end(): HTMLElement {
    this.#ended = true
    this.#root?.unmount()
    this.#element.replaceChildren()
    return this.#element
  }
}

function newElement(): HTMLElement {
  const element = document.createElement('div')
  element.id = ROOT_ID
  document.body.prepend(element)
  return element
}
