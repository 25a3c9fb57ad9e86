import type { Profile } from '../../kernel/profile/profile.ts'
import { escapeHtml, htmlPage } from './html.ts'

/** Parameters in which vendors take the visitor's name. */
const NAMES = ['name', 'CUSTOM!username', 'visitorname']

/** `GET /__gateway/service?desk=…`: a vendor's chat, which greets the visitor by the name in the address. */
export function servicePage(url: URL, profile: Profile): Response {
  const desk = url.searchParams.get('desk') ?? ''
  const name = NAMES.map((parameter) => url.searchParams.get(parameter)).find(Boolean) ?? 'guest'
  return htmlPage(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat: ${escapeHtml(desk)}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; font: 16px/1.5 system-ui, sans-serif;
    background: #eef1f6; color: #1c2333 }
  header { padding: 16px; background: #23408f; color: #fff } h1 { margin: 0; font-size: 18px }
  p { justify-self: start; align-self: start; max-width: 75%; margin: 16px; padding: 12px 16px; border-radius: 4px 16px 16px;
    background: #fff; box-shadow: 0 1px 2px #0002 }
</style>
<header><h1>${escapeHtml(profile.name)}</h1></header>
<main style="display: contents"><p>Hello ${escapeHtml(name)}, how can we help?</p></main>
</html>
`)
}
