import type { Contributed, I18n, Merchant, PageMetadata, Route } from '@foyer/sdk'

/**
 * The title of a page (RR-05): the profile's; where it has none for this page, that of the screen's plugin, with
 * the merchant's name. Fetches the plugin's texts. Never rejects.
 *
 * @param screen the screen at the page's path, if there is one
 */
export async function titleOf(
  page: PageMetadata,
  screen: Pick<Contributed<Route>, 'plugin' | 'value'> | undefined,
  i18n: Pick<I18n, 'load' | 'translate'>,
  merchant: Pick<Merchant, 'name'>,
): Promise<string> {
  const key = page.general && screen?.value.title
  if (!key) return page.title
  await i18n.load(screen.plugin).catch(() => undefined)
  const own = i18n.translate(screen.plugin)(key)
  // A text that could not be fetched is its key, or nothing.
  return own && own !== key ? `${own} – ${merchant.name}` : page.title
}
