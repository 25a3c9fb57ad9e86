import { isRecord } from '@foyer/sdk'
import * as v from 'valibot'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import type { Profile, EndpointOverride } from '../../../kernel/profile/profile.ts'
import { documentAddress } from '../../../plugins/site/contract/document-address.ts'
import { kindOf } from '../../document/headers.ts'
import { isOfKind } from './contrast.ts'
import { didYouMean, foundText, pathText, type Problem, type Report } from './problem.ts'

/** A path from the root in visible ASCII: no `//host`, backslash, hash or character that a parser strips. */
const OWN_PATH = /^\/(?!\/)[!"$-[\]-~]*$/

const METHOD = /^(?:GET|POST|PUT|DELETE)$/

// Each message is what to write; that of a name in an object is the whole remedy.

const AGE = 'a whole number of years from 1 to 99'
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** An origin as a policy names it. */
const ORIGIN = /^https:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d+)?$/
const PHONE_LINK = /^tel:\+?\d[\d-]{1,18}$/

const canFrame = (origin: string): boolean => ORIGIN.test(origin.replace('https://*.', 'https://'))
/**
 * Whether an address is right for any language and host; these are examples. This host serves documents in one folder alone
 * with their styles (`app/document/headers.ts`).
 */
const isAddress = (text: string): boolean => {
  const address = documentAddress(text, 'en', 'https://merchant.example')
  return address !== undefined && (!text.startsWith('/') || kindOf(new URL(address).pathname) === 'document')
}
const text = (expected: string, isRight = (written: string): boolean => /\S/.test(written)) =>
  v.pipe(v.string(expected), v.check(isRight, expected))
const shaped = (form: RegExp, expected: string) => text(expected, (written) => form.test(written))
const list = <Item extends v.GenericSchema>(item: Item, example: string, least = 0) =>
  v.pipe(v.array(item, `a list, such as ${example}`), v.minLength(least, `a list, such as ${example}`))
const flag = v.boolean('true or false')
const color = text('a colour, such as #0a1f3c', (written) => isOfKind('color', written))
const address = text(
  'an https address or a path of this host below /documents/, such as /documents/terms',
  isAddress,
)

/** An object with these fields and no others. A missing field’s own schema says what is expected. */
const group = <const Entries extends v.ObjectEntries>(entries: Entries, expected: string) =>
  v.pipe(
    v.looseObject(entries, ({ path }) => {
      const missing = path && entries[String(path[0].key)]
      return (missing && v.safeParse(missing, undefined).issues?.[0].message) ?? expected
    }),
    // Valibot's strict object would report the first unknown field only.
    v.rawCheck(({ dataset: { value: input }, addIssue }) => {
      if (!isRecord(input)) return
      for (const key of Object.keys(input).filter((name) => !Object.hasOwn(entries, name))) {
        const place = { type: 'object', origin: 'key', input, key, value: input[key] } as const
        addIssue({ message: didYouMean(key, Object.keys(entries)), input: key, path: [place] })
      }
    }),
  )

/** An object with fields of any names, or of names of a form. */
const table = <Value extends v.GenericSchema>(
  value: Value,
  expected: string,
  name: v.GenericSchema<string, string> = v.string(),
) => v.pipe(v.custom<Record<string, unknown>>(isRecord, expected), v.record(name, value))

const legal = group(
  {
    company: text('the company that runs the site, with its registration and office'),
    licence: v.optional(
      group(
        { authority: text('the authority’s name'), number: text('its number'), href: v.optional(address) },
        'an object with authority and number',
      ),
    ),
    minimumAge: v.pipe(v.number(AGE), v.integer(AGE), v.minValue(1, AGE), v.maxValue(99, AGE)),
    terms: address,
    privacy: address,
    saferPlay: v.optional(address),
    helpline: v.optional(
      group(
        {
          name: text('the name of who helps'),
          href: text('an https address, or tel: and a number', (to) => PHONE_LINK.test(to) || isAddress(to)),
        },
        'an object with name and href',
      ),
    ),
    mail: v.optional(shaped(/^[^\s@]+@[^\s@]+$/, 'a mail address, such as help@jade.com')),
    phone: v.optional(shaped(/^\+?\d[\d ().-]{4,24}$/, 'a telephone number, such as +60 3 2181 0172')),
    payments: v.optional(list(text('the name of a means of payment'), `['Pix']`)),
  } satisfies Record<keyof Profile['legal'], v.GenericSchema>,
  'an object with company, minimumAge, terms and privacy; MerchantLegal in the SDK describes each',
)

const isPath = (path: string): boolean => checkOverride({ path }) === undefined
const endpoint = group(
  {
    path: v.optional(text('a path from the root, such as /wps/…, in visible ASCII', isPath)),
    method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'], 'GET, POST, PUT or DELETE')),
  },
  'an object with a path, a method, or both',
)

const TITLES = `titles, such as { '*': { EN: { title: 'Jade', description: 'Games' } } }`
const titles = group(
  {
    title: text('the title of the page'),
    description: text('what the page is about, in a sentence or two'),
    keywords: v.optional(v.string('words, separated by commas')),
  },
  'an object with title and description',
)
const language = v.picklist(LANGUAGE_CODES, ({ input }) => didYouMean(String(input), LANGUAGE_CODES))
const titledPath = shaped(/^(?:\*|\/\S*)$/, `Write a path such as '/m/home', or '*'.`)

const FIELDS = {
  id: text('the folder’s name'),
  code: shaped(/^[\w-]+$/, 'the gateway’s code of the merchant, such as jade01'),
  name: text('the brand’s name, as players know it'),
  currency: text('the three letters of a currency (ISO 4217), such as THB', (code) => CURRENCIES.has(code)),
  languages: list(text('a language code, such as EN'), `['EN', 'VI']`, 1),
  defaultLanguage: v.optional(text('one of the profile’s languages')),
  followBrowserLanguage: v.optional(flag),
  appName: v.optional(shaped(/^[\w.-]+$/, 'the app’s name in its user agent, such as JadeApp')),
  legal,
  hosts: list(v.string('a host name, such as www.jade.com'), `['www.jade.com']`, 1),
  theme: v.picklist(['light', 'dark', 'auto'], 'light, dark or auto'),
  themeColor: group({ light: color, dark: color }, `the brand’s, such as { light: '#fff', dark: '#000' }`),
  switches: table(flag, 'true or false for each switch, such as { CBS3: true }'),
  disabled: v.optional(list(text('a plugin’s id, such as tracking.facebook'), `['tracking.facebook']`)),
  settings: table(
    table(v.unknown(), 'settings by name, such as { signIn: true }'),
    'settings by plugin, such as {}',
  ),
  consent: v.picklist(['ask', 'none'], 'ask or none'),
  imageCDNs: list(shaped(ORIGIN, 'an https origin without a path, such as https://img.jade.com'), '[]'),
  frameAncestors: list(
    text('an https origin without a path, such as https://portal.jade.com', canFrame),
    '[]',
  ),
  endpoints: table(endpoint, 'changed addresses of calls by endpoint, such as {}'),
  metadata: table(table(titles, TITLES, language), TITLES, titledPath),
  foreign: v.optional(list(v.unknown(), '[]')),
  inspection: flag,
} satisfies Record<keyof Profile, v.GenericSchema>
const PROFILE = group(FIELDS, 'a profile')

/** The fields of a profile that are right by themselves. */
export type ProfileFields = { readonly [Name in keyof typeof FIELDS]?: v.InferOutput<(typeof FIELDS)[Name]> }

/** Codes of fields that have their own. */
const CODES: Readonly<Record<string, Problem['code']>> = {
  legal: 'BK-LEGAL',
  endpoints: 'BK-ENDPOINT',
  metadata: 'BK-METADATA',
  foreign: 'BK-FOREIGN',
}

/** Reports every field that is wrong by itself, and returns the others. */
export function readProfile(profile: Readonly<Record<string, unknown>>, report: Report): ProfileFields {
  const { issues = [] } = v.safeParse(PROFILE, profile)
  for (const { path = [], input, message } of issues) {
    const at = pathText(path.map(({ key }) => key as PropertyKey))
    // A missing field has no input; that of a name that cannot be there is the name.
    const isName = path.at(-1)?.origin === 'key' && input !== undefined
    report(
      CODES[String(path[0]?.key)] ?? 'BK-FIELD',
      isName
        ? `${at} is no field that anything reads. ${message}`
        : `${at} ${foundText(input)}. Write ${message}.`,
    )
  }
  const wrong = new Set(issues.map(({ path }) => path?.[0].key))
  // Each has just been checked.
  return Object.fromEntries(Object.entries(profile).filter(([name]) => !wrong.has(name))) as ProfileFields
}

/** Why an override is invalid; `undefined` when it is valid. For the bake. */
export function checkOverride({ path = '/', method = 'GET' }: EndpointOverride): string | undefined {
  if (!OWN_PATH.test(path)) return 'its path is not a path of this site'
  return METHOD.test(method) ? undefined : 'its method is not an HTTP method'
}
