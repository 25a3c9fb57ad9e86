import { CUSTOMER_SERVICE } from '../../plugins/customer-service/contract.ts'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import css from './root-failed.module.css'
import type { LastResortParts } from './last-resort.ts'

/** A part of the kernel, so that a test can give it. */
export interface RootFailedParts extends LastResortParts {
  readonly site: { readonly merchant: { readonly name: string } }
  readonly host: Pick<Kernel['host'], 'service'>
}

/**
 * The page of a site that cannot be shown: what happened, a reload, the way to support, and what support asks
 * for. Plain elements: nothing of the site need work for it.
 *
 * @param element is emptied
 */
export function showRootFailed(
  element: HTMLElement,
  { i18n, reference, baked, site, host }: RootFailedParts,
  reload: () => void = () => location.reload(),
): void {
  const t = i18n.translate('kernel')
  const support = host.service(CUSTOMER_SERVICE)?.entries.get() ?? []
  const main = document.createElement('main')
  main.className = css.page
  add(main, 'h1', site.merchant.name).className = css.name
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
  add(main, 'p', t('reference', { reference, version: baked.build })).className = css.reference
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
