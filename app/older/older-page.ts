import type { LanguageCode, Texts } from '@foyer/sdk'
import { dir } from 'i18next'
import { tagOf } from '../../kernel/i18n/languages.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { documentAddress } from '../../plugins/site/contract/document-address.ts'
import { attribute, text } from '../document/escape.ts'

/** Namespace of its texts. */
const OLDER_TEXTS = 'older'

export interface OlderPageParts {
  readonly profile: Profile
  readonly language: LanguageCode
  /** Texts of a namespace in the page's language. */
  readonly texts: (namespace: string) => Texts
  /** Address of its script (`older-script.ts`). */
  readonly script: string
}

/** Only what browsers of any age know. */
const STYLES =
  'body{margin:0;background:#fff;color:#222;font:16px/1.5 sans-serif}main,footer{max-width:480px;margin:0 auto;padding:16px}h1{margin:8px 0;font-size:24px;line-height:1.25}h2{margin:24px 0 8px;font-size:18px}li{margin:8px 0}a{color:#0645ad}footer{border-top:1px solid #ccc;color:#555;font-size:14px}.again{display:inline-block;padding:12px 20px;border:2px solid #0645ad;border-radius:8px;font-weight:bold;text-decoration:none}[hidden]{display:none}'

/**
 * The page of browsers that the site cannot run in: plain HTML that says so, how to get a newer one, and who helps. It has no
 * inline script, so that the policy of every page holds for it.
 */
export function renderOlderPage(parts: OlderPageParts): string {
  const { profile, language, script } = parts
  const t = translate(parts, OLDER_TEXTS)
  return [
    '<!doctype html>',
    `<html lang="${tagOf(language)}" dir="${dir(tagOf(language))}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${t('title')} – ${text(profile.name)}</title>`,
    `<link rel="icon" href="/m/brand/${profile.id}/icon.svg" type="image/svg+xml">`,
    `<style>${STYLES}main{border-top:6px solid ${text(profile.themeColor.light)}}</style></head><body><main>`,
    `<img src="/m/brand/${profile.id}/logo.svg" alt="${attribute(profile.name)}" height="40">`,
    `<h1>${t('title')}</h1><p>${t('why', { name: profile.name })}</p>`,
    // Shown on iOS up to 12.1, by the script (CO-06, OV-01).
    '<div id="home-screen-tips" hidden>',
    `<h2>${t('tips')}</h2><p>${t('tips_why', { name: profile.name })}</p>`,
    `<ol><li>${t('tips_share')}</li><li>${t('tips_add')}</li></ol></div>`,
    `<h2>${t('update')}</h2><ul>`,
    ...(['update_ios', 'update_android', 'update_computer'] as const).map((key) => `<li>${t(key)}</li>`),
    `</ul><p>${t('other_device')}</p>`,
    support(parts),
    `<p><a class="again" href="/m/home">${t('again')}</a></p></main>`,
    legal(parts),
    `<script src="${attribute(script)}"></script></body></html>`,
  ].join('')
}

/** Over the page's own styles, which set every margin to nothing. */
const SCRIPTS_OFF_STYLES =
  'main,footer{max-width:480px;margin:0 auto;padding:16px}main>*+*,footer>*+*{margin-top:12px}'

/** What a page that needs its script shows where scripts are off, as HTML. */
export const renderScriptsOff = (parts: Omit<OlderPageParts, 'script'>): string => {
  const t = translate(parts, OLDER_TEXTS)
  return `<style>${SCRIPTS_OFF_STYLES}</style><main><h1>${text(parts.profile.name)}</h1><p>${t('scripts_off')}</p>${support(parts)}<p><a href="/m/home">${t('again')}</a></p></main>${legal(parts)}`
}

type Support = Omit<OlderPageParts, 'script'>

/** The merchant's mail; without one, its documents, which name a way. */
function support(parts: Support): string {
  const { mail, terms } = parts.profile.legal
  const t = translate(parts, OLDER_TEXTS)
  const footer = translate(parts, 'site.footer')
  const way = mail
    ? link(`mailto:${mail}`, footer('write_to_us', { address: mail }))
    : link(terms, footer('terms'), parts.language)
  return `<h2>${t('support')}</h2><p>${way}</p>`
}

function legal(parts: Support): string {
  const { profile, language } = parts
  const { company, licence, minimumAge, helpline, terms, privacy } = profile.legal
  const t = translate(parts, 'site.footer')
  const lines = [
    t('care', { age: String(minimumAge) }),
    helpline && link(helpline.href, t('helpline', { name: helpline.name }), language),
    licence && t('licence', { authority: licence.authority, number: licence.number }),
    `${link(terms, t('terms'), language)} · ${link(privacy, t('privacy'), language)}`,
    `${text(profile.name)} · ${text(company)}`,
  ]
  return `<footer>${lines.flatMap((line) => (line ? [`<p>${line}</p>`] : [])).join('')}</footer>`
}

/** @param label as HTML; a path of this host stays one: its origin is only known to the browser */
function link(href: string, label: string, language?: LanguageCode): string {
  const address = /^(?:mailto|tel):/.test(href)
    ? href
    : documentAddress(href, language ? tagOf(language) : '', OWN)?.replace(OWN, '')
  return address === undefined ? label : `<a href="${attribute(address)}">${label}</a>`
}
const OWN = 'https://own.invalid'

/** A text as HTML. */
const translate =
  ({ texts }: Pick<OlderPageParts, 'texts'>, namespace: string) =>
  (key: string, values: Readonly<Record<string, string>> = {}): string =>
    text((texts(namespace)[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''))
