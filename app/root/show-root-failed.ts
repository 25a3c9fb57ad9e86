import type { Translate } from '@foyer/sdk'
import css from './root-failed.module.css'

/** What the page says. */
export interface RootFailed {
  /** The merchant's name. */
  readonly name: string
  /** Texts of the kernel. */
  readonly t: Translate<'kernel'>
  /** For support: see `LoggerService.reference`. */
  readonly reference: string
  /** The build of the site. */
  readonly version: string
  /** Ways to the merchant's support; without one the page of customer service is loaded anew. */
  readonly support: readonly { readonly title: string; readonly url: string }[]
}

/**
 * The page of a site that cannot be shown: what happened, a reload, the way to support, and what support asks
 * for. Plain elements: nothing of the site need work for it.
 *
 * @param element is emptied
 */
export function showRootFailed(
  element: HTMLElement,
  { name, t, reference, version, support }: RootFailed,
  reload: () => void = () => location.reload(),
): void {
  const main = document.createElement('main')
  main.className = css.page
  add(main, 'h1', name).className = css.name
  const button = add(main, 'button', t('retry'))
  button.type = 'button'
  button.className = css.reload
  button.addEventListener('click', reload)
  const text = document.createElement('p')
  text.role = 'alert'
  button.before(text)
  for (const { title, url } of support.length > 0 ? support : [OWN_SUPPORT]) {
    const link = add(main, 'a', title || t('contact_support'))
    link.className = css.link
    link.href = url
    if (url !== OWN_SUPPORT.url) {
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
  }
  add(main, 'p', t('reference', { reference, version })).className = css.reference
  element.replaceChildren(main)
  // An alert is announced when its text comes.
  text.textContent = t('something_went_wrong')
}

const OWN_SUPPORT = { title: '', url: '/m/customerService' }

function add<Name extends 'a' | 'button' | 'h1' | 'p'>(
  parent: HTMLElement,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return parent.appendChild(element)
}
