import * as v from 'valibot'
import type { Profile } from '../../../kernel/profile/profile.ts'
import type { Finding } from './finding.ts'
import { group, table } from './group.ts'
import { isColor } from './is-color.ts'
import { shapeFindings } from './shape-findings.ts'
import { unknownFields } from './unknown-fields.ts'

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** An origin as a policy names it: https, with `*.` for any subdomain where that is allowed. */
const ORIGIN = /^https:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d+)?$/
const FRAMING_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d+)?$/

const text = (expected: string) => v.pipe(v.string(expected), v.regex(/\S/, expected))
const shaped = (form: RegExp, expected: string) => v.pipe(v.string(expected), v.regex(form, expected))
const list = <Item extends v.GenericSchema>(item: Item, expected: string) => v.array(item, expected)
const color = v.pipe(v.string('a colour, such as #0a1f3c'), v.check(isColor, 'a colour, such as #0a1f3c'))
const flag = v.boolean('true or false')
/** Checked by its own module, with its own code. */
const elsewhere = v.unknown()

/**
 * The type of each field of a profile. Whether hosts, languages, switches and the like are right is checked
 * elsewhere, with more to compare them with.
 */
const FIELDS = {
  id: text('the folder’s name'),
  code: shaped(/^[\w-]+$/, 'the gateway’s code of the merchant, letters, digits, - and _, such as jade01'),
  name: text('the brand’s name, as players know it'),
  currency: v.pipe(
    v.string('the three letters of a currency (ISO 4217), such as THB'),
    v.check((code) => CURRENCIES.has(code), 'the three letters of a currency (ISO 4217), such as THB'),
  ),
  languages: list(text('a language code, such as EN'), `a list of language codes, such as ['EN', 'VI']`),
  defaultLanguage: v.optional(text('one of the profile’s languages')),
  followBrowserLanguage: v.optional(flag),
  appName: v.optional(
    shaped(/^[\w.-]+$/, 'the name of the app in its user agent, letters, digits, . _ and -, such as JadeApp'),
  ),
  legal: elsewhere,
  hosts: list(
    v.string('a host name, such as www.jade.com'),
    `a list of host names, such as ['www.jade.com']`,
  ),
  theme: v.picklist(['light', 'dark', 'auto'], 'light, dark or auto'),
  themeColor: group(
    { light: color, dark: color },
    `{ light: '#fff', dark: '#000' }, with the brand’s colours`,
  ),
  switches: table(flag, 'true or false for each switch, such as { CBS3: true }'),
  disabled: v.optional(
    list(
      text('the id of a plugin, such as tracking.facebook'),
      `a list of plugins' ids, such as ['tracking.facebook']`,
    ),
  ),
  settings: table(
    table(v.unknown(), 'the settings of one plugin by name, such as { signIn: true }'),
    'settings by plugin, such as {}',
  ),
  consent: v.picklist(['ask', 'none'], 'ask or none'),
  imageCDNs: list(
    shaped(ORIGIN, 'an https origin without a path, such as https://img.jade.com'),
    'a list of https origins, such as []',
  ),
  frameAncestors: list(
    shaped(FRAMING_ORIGIN, 'an https origin without a path, such as https://portal.jade.com'),
    'a list of https origins, such as []',
  ),
  endpoints: table(
    group(
      {
        path: v.optional(v.string('a path of this site')),
        method: v.optional(v.string('GET, POST, PUT or DELETE')),
      },
      'an object with a path, a method, or both',
    ),
    'changed addresses of calls by endpoint, such as {}',
  ),
  metadata: elsewhere,
  foreign: elsewhere,
  inspection: flag,
} as const satisfies Record<keyof Profile, v.GenericSchema>

/** The fields of a profile that have the right type. */
export type ProfileFields = { readonly [Name in keyof typeof FIELDS]?: v.InferOutput<(typeof FIELDS)[Name]> }

/** Reads the fields of a profile one by one: those that have the right type, and what is wrong with the others. */
export function readFields(profile: Readonly<Record<string, unknown>>): {
  readonly fields: ProfileFields
  readonly findings: readonly Finding[]
} {
  const wrong = Object.entries(FIELDS).map(
    ([name, schema]) => [name, shapeFindings(schema, profile[name], 'BK-FIELD', [name])] as const,
  )
  const right = wrong.filter(([, findings]) => findings.length === 0).map(([name]) => [name, profile[name]])
  return {
    // Each has just been checked.
    fields: Object.fromEntries(right) as ProfileFields,
    findings: [
      ...wrong.flatMap(([, findings]) => findings),
      ...unknownFields(profile, Object.keys(FIELDS), 'BK-FIELD'),
    ],
  }
}
