import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'

const ROOT_ID = 'root'

/** The element and the React root of the site. They can be replaced while the page stays. */
export class SiteRoot {
  readonly #app: ReactNode
  readonly #options: RootOptions
  #element: HTMLElement
  #root: Root | undefined
  #ending = false

  /** Hydrates the page's element, or renders into it where the page was not rendered. */
  constructor(app: ReactNode, options: RootOptions) {
    this.#app = app
    this.#options = {
      ...options,
      // A root whose nodes others have removed throws while it ends, which says nothing new.
      onUncaughtError: (...given) => void (this.#ending || options.onUncaughtError?.(...given)),
    }
    this.#element = document.getElementById(ROOT_ID) ?? newElement()
    if (this.#element.hasChildNodes())
      startTransition(() => void (this.#root = hydrateRoot(this.#element, app, this.#options)))
    else this.#create().render(app)
  }

  /** What the page shows is in it; see `replace`. */
  get element(): HTMLElement {
    return this.#element
  }

  /** Renders the site into a new element. The kernel, and with it session and address, stay as they are. */
  mountAgain(): void {
    this.replace()
    flushSync(() => this.#create().render(this.#app))
  }

  /** Ends the React root and puts an empty element in its place. */
  replace(): HTMLElement {
    this.#ending = true
    this.#root?.unmount()
    this.#ending = false
    this.#element.remove()
    return (this.#element = newElement())
  }

  #create(): Root {
    return (this.#root = createRoot(this.#element, this.#options))
  }
}

function newElement(): HTMLElement {
  const element = document.createElement('div')
  element.id = ROOT_ID
  document.body.prepend(element)
  return element
}
