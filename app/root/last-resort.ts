import type { Translate } from '@foyer/sdk'

/** A button that reloads, where even the code of the page that says what failed cannot be fetched. */
export function showLastResort(element: HTMLElement, t: Translate): void {
  const button = document.createElement('button')
  button.textContent = `${t('something_went_wrong')} ${t('retry')}`
  button.onclick = () => location.reload()
  element.replaceChildren(button)
}
