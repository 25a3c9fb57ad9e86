import type { Profile } from '../../kernel/profile/profile.ts'
import { type CHAT_PAGE, deskAt } from '../world/services.ts'
import { escapeHtml, htmlPage } from './html.ts'

const UNAVAILABLE = 500

/**
 * `GET /__gateway/service?desk=…`: a vendor's chat as a person there sees it: the visitor's name, if it stands in the
 * vendor's own parameter, exactly as the vendor writes it, the language, and the page that he comes from. An integrator's
 * vendor takes name and language in the parameters that `name-in` and `language-in` name; `name` and `language` without them.
 */
export function servicePage(
  request: Pick<Request, 'headers'>,
  url: URL,
  profile: Profile,
  behaviour: (typeof CHAT_PAGE.texts)[number] | undefined,
): Response {
  if (behaviour === 'fails')
    return htmlPage('<!doctype html><title>Error</title>Internal error', { status: UNAVAILABLE })
  const { searchParams } = url
  const desk = searchParams.get('desk') ?? ''
  const { vendor, nameParameter } = deskAt(url)
  const name = (nameParameter && rawParameter(url, nameParameter)) || 'guest'
  const languageParameter = searchParams.get('language-in') ?? 'language'
  const language = searchParams.get(languageParameter) ?? request.headers.get('accept-language') ?? ''
  const page = request.headers.get('referer') ?? 'not told'
  const color = /^#[\da-f]{6}$/i.exec(searchParams.get('headerColor') ?? '')?.[0] ?? '#23408f'
  const headers: [string, string][] = behaviour === 'unframed' ? [['x-frame-options', 'DENY']] : []
  return htmlPage(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat: ${escapeHtml(desk)}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto; font: 16px/1.5 system-ui, sans-serif;
    background: #eef1f6; color: #1c2333 }
  header { padding: 16px; background: ${color}; color: #fff } h1 { margin: 0; font-size: 18px }
  p { justify-self: start; align-self: start; max-width: 75%; margin: 16px; padding: 12px 16px; border-radius: 4px 16px 16px;
    background: #fff; box-shadow: 0 1px 2px #0002 }
  footer { padding: 8px 16px; font-size: 13px; overflow-wrap: anywhere }
</style>
<header><h1>${escapeHtml(profile.name)}</h1><small>${vendor}</small></header>
<main style="display: contents"><p>Hello ${escapeHtml(name)}, how can we help?</p></main>
<footer>Visitor: ${escapeHtml(name)} · Language: ${escapeHtml(language)} · From: ${escapeHtml(page)}</footer>
<script>if (parent !== window) parent.postMessage({ chat: 'ready' }, '*')</script>
</html>
`,
    { headers },
  )
}

/** A parameter whose name stands in the address as it is written here; an encoded `!` is another name to some vendors. */
function rawParameter(url: URL, parameter: string): string | undefined {
  const pair = url.search
    .slice(1)
    .split('&')
    .find((text) => text.startsWith(`${parameter}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(parameter.length + 1))
}
