import { languageCode } from '../../kernel/i18n/languages.ts'
import type { CallMarks } from '../define-mock.ts'

/** Paths that browsers fetch by themselves, without the site's headers. */
const WITHOUT_HEADERS: ReadonlySet<string> = new Set(['/wps/system/test/ping', '/wps/system/manifest.json'])

/** The gateway's error for a call's headers (EN-29), or `undefined`. */
export function checkHeaders(
  headers: Headers,
  path: string,
  merchantCodes: readonly string[],
): { readonly errorCode: 'merchant.invalid' | 'language.invalid'; readonly message: string } | undefined {
  if (!/^\/(wps|lgw)\//.test(path) || WITHOUT_HEADERS.has(path)) return undefined
  const merchant = headers.get('merchant')
  if (merchant === null || !merchantCodes.includes(merchant))
    return { errorCode: 'merchant.invalid', message: `Merchant '${merchant ?? ''}' is not served here` }
  const language = headers.get('language')
  if (language === null || languageCode(language) !== language)
    return { errorCode: 'language.invalid', message: `Language '${language ?? ''}' is unknown` }
  return undefined
}

/** What of a call's own marks is missing or wrong: `header ModuleId`, `parameter _`; `undefined` if all are there. */
export function missingMark(
  { headers = {}, query = {} }: CallMarks,
  request: Request,
  url: URL,
): string | undefined {
  for (const [name, value] of Object.entries(headers))
    if (!value.test(request.headers.get(name) ?? '')) return `header ${name}`
  for (const [name, value] of Object.entries(query))
    if (!value.test(url.searchParams.get(name) ?? '')) return `parameter ${name}`
  return undefined
}
