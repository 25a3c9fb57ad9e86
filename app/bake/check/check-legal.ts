import * as v from 'valibot'
import type { Profile } from '../../../kernel/profile/profile.ts'
import { documentAddress } from '../../../plugins/site/contract/document-address.ts'
import type { Finding } from './finding.ts'
import { group } from './group.ts'
import { shapeFindings } from './shape-findings.ts'
import { unknownFields } from './unknown-fields.ts'

/** Any host and language: an address must be right for all. */
const HOST = 'https://merchant.example'
const TAG = 'en'
const MAIL = /^[^\s@]+@[^\s@]+$/
const PHONE = /^tel:\+?\d[\d-]{1,18}$/
const DIALLED = /^\+?\d[\d ().-]{4,24}$/
const ADDRESS = 'an https address or a path of this host, such as /terms'
const HELP = 'an https address, or tel: and a number'
const AGE = 'a whole number of years from 1 to 99'

const isAddress = (text: string): boolean => documentAddress(text, TAG, HOST) !== undefined
const text = (expected: string) => v.pipe(v.string(expected), v.regex(/\S/, expected))
const address = (expected = ADDRESS) => v.pipe(v.string(expected), v.check(isAddress, expected))

const ENTRIES = {
  company: text('the company that runs the site, with its registration and office'),
  licence: v.optional(
    group(
      {
        authority: text('the name of the authority that gave the licence'),
        number: text('the licence’s number'),
        href: v.optional(address()),
      },
      'an object with authority and number',
    ),
  ),
  minimumAge: v.pipe(v.number(AGE), v.integer(AGE), v.minValue(1, AGE), v.maxValue(99, AGE)),
  terms: address(),
  privacy: address(),
  saferPlay: v.optional(address()),
  helpline: v.optional(
    group(
      {
        name: text('the name of who helps'),
        href: v.pipe(
          v.string(HELP),
          v.check((href) => PHONE.test(href) || isAddress(href), HELP),
        ),
      },
      'an object with name and href',
    ),
  ),
  mail: v.optional(
    v.pipe(v.string('a mail address'), v.regex(MAIL, 'a mail address, such as help@jade.com')),
  ),
  phone: v.optional(
    v.pipe(v.string('a telephone number'), v.regex(DIALLED, 'a telephone number, such as +60 3 2181 0172')),
  ),
  payments: v.optional(v.array(text('the name of a means of payment'), 'a list of names')),
} as const satisfies Record<keyof Profile['legal'], v.GenericSchema>

const LEGAL = group(
  ENTRIES,
  'an object with company, minimumAge, terms and privacy; MerchantLegal in the SDK describes each',
)

/** What the law asks a merchant to say about itself (`MerchantLegal`). */
export const checkLegal = (legal: unknown): readonly Finding[] => [
  ...shapeFindings(LEGAL, legal, 'BK-LEGAL', ['legal']),
  ...unknownFields(legal, Object.keys(ENTRIES), 'BK-LEGAL', ['legal']),
]
