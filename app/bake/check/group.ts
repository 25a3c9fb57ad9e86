import { isRecord } from '@foyer/sdk'
import * as v from 'valibot'

/**
 * An object with these fields. A missing field is checked like one that is `undefined`, so that its own schema says
 * what is expected; valibot’s would say it of the whole object.
 */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries, expected: string) =>
  v.pipe(
    plainObject(expected),
    v.transform((input) => ({
      ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])),
      ...input,
    })),
    v.object(entries, expected),
  )

/** An object with fields of any names. */
export const table = <Value extends v.GenericSchema>(value: Value, expected: string) =>
  v.pipe(plainObject(expected), v.record(v.string(), value, expected))

const plainObject = (expected: string) =>
  v.custom<Readonly<Record<string, unknown>>>((value) => isRecord(value), expected)
