import type { Profile } from '../../kernel/profile/profile.ts'
import { escapeHtml, htmlPage } from './html.ts'

/** The merchant's documents on its own site, which this gateway stands for. */
export const DOCUMENT_PATH = '/documents/current'

const TITLES: Readonly<Record<string, string>> = {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  'safer-play': 'Safer play',
}

/** `GET /documents/current?of=terms&language=en`: a document of the merchant. */
export function documentPage(url: URL, { name, legal }: Profile): Response {
  const title = TITLES[url.searchParams.get('of') ?? '']
  if (title === undefined) return htmlPage('<!doctype html><title>Not found</title>', { status: 404 })
  const asked = url.searchParams.get('language') ?? ''
  return htmlPage(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escapeHtml(name)}</title>
<style>
  body { max-width: 60ch; margin: 0 auto; padding: 24px 16px; font: 16px/1.6 system-ui, sans-serif; color: #1c2333 }
  h1 { font-size: 24px; line-height: 1.25 }
</style>
<h1>${title}</h1>
<p>${escapeHtml(name)} publishes its ${title.toLowerCase()} on its own site; the mock gateway stands for it. Asked for in
<b>${escapeHtml(asked)}</b>.</p>
<p>${escapeHtml(legal.company)}</p>
<p>Nobody under ${legal.minimumAge} may play.</p>
</html>
`)
}
