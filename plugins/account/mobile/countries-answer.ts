import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { Country } from '../shared/points.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const countryCode = v.pipe(text, v.toUpperCase(), v.regex(/^[A-Z]{2}$/))
/** Reads `+84`, `84`, `0084`, `1-242` and 84; E.164 codes have one to three digits, America's up to four. */
const dialingCode = v.pipe(
  v.union([text, v.pipe(v.number(), v.transform(String))]),
  v.transform((code) => code.replace(/[^\d]/g, '').replace(/^00/, '')),
  v.regex(/^[1-9]\d{0,3}$/),
)

/** A number needs neither of the two: a country without them is one all the same. */
const currency = v.fallback(v.optional(v.pipe(text, v.toUpperCase(), v.regex(/^[A-Z]{3}$/))), undefined)
const currencySymbol = v.fallback(v.optional(text), undefined)

const country = v.pipe(
  v.object({ countryCode, countryDialingCode: dialingCode, currency, currencySymbol }),
  v.transform(({ countryCode: code, countryDialingCode: dial, ...money }): Country => ({
    code,
    dialingCode: `+${dial}`,
    ...(money.currency !== undefined && { currency: money.currency }),
    ...(money.currencySymbol !== undefined && { currencySymbol: money.currencySymbol }),
  })),
)

/** Unreadable entries are left out, and so are duplicates. */
const readCountries = (given: unknown): readonly Country[] => [
  ...new Map(rowsOf(country, given).map((each) => [each.code, each])).values(),
]

/**
 * The answer to GET /wps/system/country (EN-11, CA-10): the countries that the merchant serves, and the
 * visitor's country. Empty if there is no usable list.
 */
export const countriesAnswer = v.pipe(
  v.object({
    value: v.object({
      countryCode: v.fallback(v.optional(countryCode), undefined),
      countryDialingCode: v.fallback(v.optional(dialingCode), undefined),
      countries: v.optional(v.unknown()),
    }),
  }),
  v.transform(({ value: { countryCode: here, countryDialingCode: dial, countries } }) => {
    const list = readCountries(countries)
    return {
      list,
      here:
        list.find(({ code }) => code === here) ??
        list.find(({ dialingCode: code }) => dial && code === `+${dial}`),
    }
  }),
)
