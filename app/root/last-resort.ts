import type { Kernel } from '../../kernel/boot/kernel.ts'

/** A part of the kernel, so that a test can give it. */
export interface LastResortParts {
  readonly i18n: Pick<Kernel['i18n'], 'translate'>
  readonly reference: string
  readonly baked: Pick<Kernel['baked'], 'build'>
}

/**
 * A button that reloads, and what support asks for, where even the code of the page that says what failed cannot
 * be fetched.
 */
export function showLastResort(element: HTMLElement, { i18n, reference, baked }: LastResortParts): void {
  const t = i18n.translate('kernel')
  const button = document.createElement('button')
  button.textContent = `${t('something_went_wrong')} ${t('retry')}`
  button.onclick = () => location.reload()
  element.replaceChildren(button, ` ${t('reference', { reference, version: baked.build })}`)
}
